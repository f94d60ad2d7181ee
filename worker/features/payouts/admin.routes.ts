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
import { fileAnswer } from '#worker/http/answers/file-answer.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { today } from '#worker/platform/clock.ts';
import { readLayout } from '#worker/features/settings/transfer-layout.ts';
import { makeBankFile, saveLayout } from './bank-file.ts';
import { createPayoutRun } from './create-run.ts';
import { markHandedOver } from './hand-over.ts';
import { showPayday } from './payday.ts';
import { proposePayouts } from './propose.ts';
import { listRuns, showRun } from './show-runs.ts';
import { takeBackRun } from './take-back.ts';

export const adminPayoutRoutes = tagged('admin payments', [
  route('money.read', 'get /v1/admin/payouts/proposal', {
    summary: 'What a payout run would pay whom, and who cannot be paid and why',
    query: ProposalQuery,
    answer: Proposal,
    returns: 'Sums of stays and ledger, in kuruş',
    handle: ({ db, clock }, { query: { until = today(clock) } }) => proposePayouts(db, until),
  }),
  route('statements', 'get /v1/admin/reports/payday', {
    summary: 'When an owner was paid last, what is due, and when something is next',
    query: PaydayQuery,
    answer: Payday,
    returns: 'An owner gets the own one; 404, 422 VALIDATION without `owner`',
    handle: (deps, { query }, { session: { role, userId } }) =>
      showPayday(deps, query, { role, userId }),
  }),
  route('money.read', 'get /v1/admin/payouts/layout', {
    summary: "How the agency's bank wants its file of transfers",
    answer: TransferLayout,
    returns: 'Columns, separator, decimal sign, encoding',
    handle: ({ db }) => readLayout(db),
  }),
  route('money.write', 'put /v1/admin/payouts/layout', {
    summary: "Change how the bank's file is laid out",
    json: TransferLayout,
    answer: TransferLayout,
    returns: 'As it is now',
    handle: (deps, { body }, { actor }) => saveLayout(deps, body, actor),
  }),
  route('money.read', 'get /v1/admin/payouts', {
    summary: 'Payout runs, the newest first',
    query: PayoutRunQuery,
    answer: PayoutRunPage,
    returns: 'One page',
    handle: (deps, { query }) => listRuns(deps, query),
  }),
  route('money.write', 'post /v1/admin/payouts', {
    summary: 'Pay owners what was proposed, in one write',
    json: PayoutRunInput,
    answer: PayoutRun,
    returns: 'It is booked; 409 PROPOSAL_CHANGED, 422 VALIDATION',
    status: 201,
    idempotency: 'required',
    handle: (deps, { body, key }, { actor }) => createPayoutRun(deps, body, key, actor),
  }),
  route('money.read', 'get /v1/admin/payouts/{id}', {
    summary: 'A payout run with what every owner got for which stays',
    param: EventIdParam,
    answer: PayoutRunDetail,
    returns: 'The run; 404 when unknown',
    handle: (deps, { param }) => showRun(deps, param.id),
  }),
  route('money.read', 'get /v1/admin/payouts/{id}/transfers.csv', {
    summary: "A payout run as the bank's file of transfers, laid out as the setting says",
    param: EventIdParam,
    file: 'text/csv',
    returns: 'The file; 404 when unknown, 409 PAYOUT_TAKEN_BACK',
    handle: async (deps, { param: { id } }, { actor }) => {
      const { bytes, name, encoding } = await makeBankFile(deps, id, actor);
      return fileAnswer(bytes, name, `text/csv; charset=${encoding}`);
    },
  }),
  route('money.write', 'post /v1/admin/payouts/{id}/sent', {
    summary: 'Say that a payout run was paid at the bank without its file; owners are told now',
    param: EventIdParam,
    answer: PayoutRun,
    returns: 'The run; 404, 409 PAYOUT_TAKEN_BACK',
    handle: (deps, { param: { id } }, { actor }) => markHandedOver(deps, id, actor),
  }),
  route('money.write', 'post /v1/admin/payouts/{id}/takeback', {
    summary: 'Take a payout run back as a whole, until a bank day has passed',
    param: EventIdParam,
    json: TakeBackInput,
    answer: PayoutRun,
    returns: 'Counter-entries are booked; 404, 409 PAYOUT_FINAL, PAYOUT_TAKEN_BACK',
    idempotency: 'required',
    handle: (deps, { param, body, key }, { actor }) =>
      takeBackRun(deps, { ...param, ...body }, key, actor),
  }),
]);
