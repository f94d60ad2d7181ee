import { z } from '@hono/zod-openapi';
import {
  Bank,
  BankActivity,
  BankActivityInput,
  BankDeleted,
  BankInput,
  BankUpdate,
  BankPage,
} from '#domain/banks/admin-schema.ts';
import { assertConfirmed } from '#worker/http/confirmed.ts';
import { actorOf } from '#worker/http/context.ts';
import { rowId } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { createBank } from './create-bank.ts';
import { deleteBank } from './delete-bank.ts';
import { toBank } from './present.ts';
import { listBankRows } from './queries.ts';
import { setBankActivity } from './set-bank-activity.ts';
import { updateBank } from './update-bank.ts';

const tags = ['admin banks'];
const PASSWORD_AGAIN = '422 PASSWORD_REQUIRED when the password was not typed within five minutes.';
const IdParam = z.object({ id: z.string().max(100) });

// Readable by everybody who may ask a guest for money, because they name the account.
const listRoute = route('payment-requests', {
  method: 'get',
  path: '/v1/admin/banks',
  tags,
  summary: 'Every account that guests may pay to, hidden ones too',
  responses: { 200: answer(BankPage, "All of them, in the agency's order") },
});

const createBankRoute = route('content', {
  method: 'post',
  path: '/v1/admin/banks',
  tags,
  summary: 'Add an account; every admin is told by mail',
  description: PASSWORD_AGAIN,
  request: { body: jsonBody(BankInput) },
  responses: { 201: answer(Bank, 'The account; 409 IBAN_TAKEN') },
});

const activityRoute = route('content', {
  method: 'patch',
  path: '/v1/admin/banks/activity',
  tags,
  summary: 'Show an account to guests or hide it',
  description: PASSWORD_AGAIN,
  request: { body: jsonBody(BankActivityInput) },
  responses: { 200: answer(BankActivity, 'The new value; 404 when unknown') },
});

const updateRoute = route('content', {
  method: 'put',
  path: '/v1/admin/banks/{id}',
  tags,
  summary: 'Change an account; what is left out stays',
  description: PASSWORD_AGAIN,
  request: { params: IdParam, body: jsonBody(BankUpdate) },
  responses: { 200: answer(Bank, 'The account; 404 when unknown, 409 IBAN_TAKEN') },
});

const deleteRoute = route('content', {
  method: 'delete',
  path: '/v1/admin/banks/{id}',
  tags,
  summary: 'Remove an account',
  description: PASSWORD_AGAIN,
  request: { params: IdParam },
  responses: { 200: answer(BankDeleted, 'It is gone; 404 when unknown') },
});

export const adminBankRoutes = featureApp()
  .openapi(listRoute, async (c) =>
    c.json({ content: wholeList((await listBankRows(c.get('deps').db)).map(toBank)) }, 200),
  )
  .openapi(createBankRoute, async (c) => {
    assertConfirmed(c);
    return c.json(
      { content: await createBank(c.get('deps'), c.req.valid('json'), actorOf(c)) },
      201,
    );
  })
  .openapi(activityRoute, async (c) => {
    assertConfirmed(c);
    const input = c.req.valid('json');
    await setBankActivity(c.get('deps'), input, actorOf(c));
    return c.json({ content: input }, 200);
  })
  .openapi(updateRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const input = c.req.valid('json');
    // The place in the list says nothing about where money goes.
    if (Object.keys(input).some((field) => field !== 'order')) assertConfirmed(c);
    const content = await updateBank(c.get('deps'), id, input, actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(deleteRoute, async (c) => {
    assertConfirmed(c);
    const id = rowId(c.req.valid('param').id);
    await deleteBank(c.get('deps'), id, actorOf(c));
    return c.json({ content: { id, deleted: true as const } }, 200);
  });
