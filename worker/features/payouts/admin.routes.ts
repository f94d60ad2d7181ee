import {
  Payday,
  PaydayQuery,
  PayoutRun,
  PayoutRunDetail,
  PayoutRunInput,
  PayoutRunPage,
  PayoutRunQuery,
  Proposal,
  ProposalQuery,
  TakeBackInput,
} from '#domain/payouts/schema.ts';
import { TransferLayout } from '#domain/payouts/transfer-file.ts';
import { actorOf, getSession } from '#worker/http/context.ts';
import { fileAnswer, fileResponses } from '#worker/http/answers/file-answer.ts';
import { IdempotencyHeader } from '#worker/http/requests/idempotency-header.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { today } from '#worker/platform/clock.ts';
import { makeBankFile, readLayout, saveLayout } from './bank-file.ts';
import { createPayoutRun } from './create-run.ts';
import { showPayday } from './payday.ts';
import { proposePayouts } from './propose.ts';
import { listRuns, showRun } from './show-runs.ts';
import { takeBackRun } from './take-back.ts';

const tags = ['admin payments'];

const proposalRoute = route('money.read', {
  method: 'get',
  path: '/v1/admin/payouts/proposal',
  tags,
  summary: 'What a payout run would pay whom, and who cannot be paid and why',
  request: { query: ProposalQuery },
  responses: { 200: answer(Proposal, 'Sums of stays and ledger, in kuruş') },
});

const layoutRoute = route('money.read', {
  method: 'get',
  path: '/v1/admin/payouts/layout',
  tags,
  summary: "How the agency's bank wants its file of transfers",
  responses: { 200: answer(TransferLayout, 'Columns, separator, decimal sign, encoding') },
});

const saveLayoutRoute = route('money.write', {
  method: 'put',
  path: '/v1/admin/payouts/layout',
  tags,
  summary: "Change how the bank's file is laid out",
  request: { body: jsonBody(TransferLayout) },
  responses: { 200: answer(TransferLayout, 'As it is now') },
});

const paydayRoute = route('statements', {
  method: 'get',
  path: '/v1/admin/reports/payday',
  tags,
  summary: 'When an owner was paid last, what is due, and when something is next',
  request: { query: PaydayQuery },
  responses: {
    200: answer(Payday, 'An owner gets the own one; 404, 422 VALIDATION without `owner`'),
  },
});

const listRoute = route('money.read', {
  method: 'get',
  path: '/v1/admin/payouts',
  tags,
  summary: 'Payout runs, the newest first',
  request: { query: PayoutRunQuery },
  responses: { 200: answer(PayoutRunPage, 'One page') },
});

const createRunRoute = route('money.write', {
  method: 'post',
  path: '/v1/admin/payouts',
  tags,
  summary: 'Pay owners what was proposed, in one write',
  request: { headers: IdempotencyHeader, body: jsonBody(PayoutRunInput) },
  responses: { 201: answer(PayoutRun, 'It is booked; 409 PROPOSAL_CHANGED, 422 VALIDATION') },
});

const detailRoute = route('money.read', {
  method: 'get',
  path: '/v1/admin/payouts/{id}',
  tags,
  summary: 'A payout run with what every owner got for which stays',
  request: { params: EventIdParam },
  responses: { 200: answer(PayoutRunDetail, 'The run; 404 when unknown') },
});

const fileRoute = route('money.read', {
  method: 'get',
  path: '/v1/admin/payouts/{id}/transfers.csv',
  tags,
  summary: "A payout run as the bank's file of transfers, laid out as the setting says",
  request: { params: EventIdParam },
  responses: fileResponses('text/csv', 'The file; 404 when unknown, 409 PAYOUT_TAKEN_BACK'),
});

const takeBackRoute = route('money.write', {
  method: 'post',
  path: '/v1/admin/payouts/{id}/takeback',
  tags,
  summary: 'Take a payout run back as a whole, until a bank day has passed',
  request: { params: EventIdParam, headers: IdempotencyHeader, body: jsonBody(TakeBackInput) },
  responses: {
    200: answer(PayoutRun, 'Counter-entries are booked; 404, 409 PAYOUT_FINAL, PAYOUT_TAKEN_BACK'),
  },
});

export const adminPayoutRoutes = featureApp()
  .openapi(proposalRoute, async (c) => {
    const { db, clock } = c.get('deps');
    const { until = today(clock) } = c.req.valid('query');
    return c.json({ content: await proposePayouts(db, until) }, 200);
  })
  .openapi(paydayRoute, async (c) => {
    const { role, userId } = getSession(c);
    const content = await showPayday(c.get('deps'), c.req.valid('query'), { role, userId });
    return c.json({ content }, 200);
  })
  .openapi(layoutRoute, async (c) => c.json({ content: await readLayout(c.get('deps').db) }, 200))
  .openapi(saveLayoutRoute, async (c) => {
    const content = await saveLayout(c.get('deps'), c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(listRoute, async (c) => {
    const page = c.req.valid('query');
    return c.json({ content: { ...(await listRuns(c.get('deps'), page)), ...page } }, 200);
  })
  .openapi(createRunRoute, async (c) => {
    const { 'idempotency-key': key } = c.req.valid('header');
    const settled = await createPayoutRun(c.get('deps'), c.req.valid('json'), key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 201);
  })
  .openapi(detailRoute, async (c) =>
    c.json({ content: await showRun(c.get('deps'), c.req.valid('param').id) }, 200),
  )
  .openapi(fileRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { bytes, name, encoding } = await makeBankFile(c.get('deps'), id, actorOf(c));
    return fileAnswer(bytes, name, `text/csv; charset=${encoding}`);
  })
  .openapi(takeBackRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { 'idempotency-key': key } = c.req.valid('header');
    const settled = await takeBackRun(c.get('deps'), id, c.req.valid('json'), key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 200);
  });
