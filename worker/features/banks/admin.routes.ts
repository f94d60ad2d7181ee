import {
  Bank,
  BankDeleted,
  BankInput,
  BankPage,
  BankUpdate,
  KarekodInput,
} from '#domain/banks/admin-schema.ts';
import { Activity, ActivityInput } from '#domain/wire/ordered-list.ts';
import { assertConfirmed } from '#worker/http/confirmed.ts';
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { toBank } from './present.ts';
import { listBankRows } from './queries.ts';
import {
  createBank,
  deleteBank,
  setBankActivity,
  setKarekodTried,
  updateBank,
} from './write-bank.ts';

export const adminBankRoutes = tagged('admin banks', [
  // Readable by everybody who may ask a guest for money, because they name the account.
  route('payment-requests', 'get /v1/admin/banks', {
    summary: 'Every account that guests may pay to, hidden ones too',
    answer: BankPage,
    returns: "All of them, in the agency's order",
    handle: async ({ db }) => wholeList((await listBankRows(db)).map(toBank)),
  }),
  route('content', 'post /v1/admin/banks', {
    summary: 'Add an account; every admin is told by mail',
    confirmed: true,
    json: BankInput,
    answer: Bank,
    returns: 'The account; 409 IBAN_TAKEN',
    status: 201,
    handle: (deps, { body }, { actor }) => createBank(deps, body, actor),
  }),
  route('content', 'patch /v1/admin/banks/activity', {
    summary: 'Show an account to guests or hide it',
    confirmed: true,
    json: ActivityInput,
    answer: Activity,
    returns: 'The new value; 404 when unknown',
    handle: async (deps, { body: input }, { actor }) => {
      await setBankActivity(deps, input, actor);
      return input;
    },
  }),
  route('content', 'patch /v1/admin/banks/karekod', {
    summary: 'Note that the karekod of an account was tried with a bank’s app',
    description:
      '422 NOT_IN_THIS_STATE where there is none, 409 STALE_VERSION for another account’s.',
    confirmed: true,
    json: KarekodInput,
    answer: Bank,
    returns: 'The account; 404 when unknown',
    handle: (deps, { body }, { actor }) => setKarekodTried(deps, body, actor),
  }),
  route('content', 'put /v1/admin/banks/{id}', {
    summary: 'Change an account; what is left out stays',
    description: '422 PASSWORD_REQUIRED for anything but its place.',
    param: RowIdParam,
    json: BankUpdate,
    answer: Bank,
    returns: 'The account; 404 when unknown, 409 IBAN_TAKEN',
    handle: (deps, { param: { id }, body }, { actor, session }) => {
      // The place in the list says nothing about where money goes.
      if (Object.keys(body).some((field) => field !== 'order')) assertConfirmed(deps, session);
      return updateBank(deps, id, body, actor);
    },
  }),
  route('content', 'delete /v1/admin/banks/{id}', {
    summary: 'Remove an account',
    confirmed: true,
    param: RowIdParam,
    answer: BankDeleted,
    returns: 'It is gone; 404 when unknown',
    handle: async (deps, { param: { id } }, { actor }) => {
      await deleteBank(deps, id, actor);
      return { id, deleted: true as const };
    },
  }),
]);
