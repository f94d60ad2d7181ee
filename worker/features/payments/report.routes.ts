import {
  OwnerBalances,
  OwnerBalancesQuery,
  Reconciliation,
  ReconciliationQuery,
  Statement,
  StatementQuery,
} from '#domain/payments/reports/report-schema.ts';
import { fileAnswer } from '#worker/http/answers/file-answer.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import {
  readOwnerInvoicePdf,
  showBalances,
  showReconciliation,
  showStatement,
} from './reports/monthly-reports.ts';

export const paymentReportRoutes = tagged('admin payments', [
  route('money.read', 'get /v1/admin/reports/reconciliation', {
    summary: 'What moved in a month, by way, kind and day, with what needs a look',
    query: ReconciliationQuery,
    answer: Reconciliation,
    returns: 'Sums of the ledger, in kuruş',
    handle: ({ db }, { query: { month } }) => showReconciliation(db, month),
  }),
  route('money.read', 'get /v1/admin/reports/balances', {
    summary: 'What is owed to every owner at the end of a month',
    query: OwnerBalancesQuery,
    answer: OwnerBalances,
    returns: 'Sums of stays and ledger, in kuruş',
    handle: ({ db }, { query: { month } }) => showBalances(db, month),
  }),
  route('statements', 'get /v1/admin/reports/statement', {
    summary: "An owner's month: stays, gross, commission, payouts and what is owed",
    query: StatementQuery,
    answer: Statement,
    returns: 'An owner gets the own one; 404, 422 VALIDATION without `owner`',
    handle: ({ db }, { query }, { session: { role, userId } }) => {
      const viewer = { role, userId };
      return showStatement(db, query, viewer);
    },
  }),
  route('statements', 'get /v1/admin/reports/statement/invoices/{id}/file.pdf', {
    summary: 'The invoice of a commission as the integrator signed it',
    description:
      '404 NOT_FOUND while there is none, for an invoice to a guest, and for an owner that of another.',
    param: EventIdParam,
    file: 'application/pdf',
    returns: 'The PDF',
    handle: async (deps, { param: { id } }, { session: { role, userId } }) => {
      const { number, bytes } = await readOwnerInvoicePdf(deps, id, { role, userId });
      return fileAnswer(bytes, `${number}.pdf`, 'application/pdf');
    },
  }),
]);
