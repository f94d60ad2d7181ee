import {
  OwnerBalances,
  OwnerBalancesQuery,
  Reconciliation,
  ReconciliationQuery,
  Statement,
  StatementQuery,
} from '#domain/payments/reports/report-schema.ts';
import { getSession } from '#worker/http/context.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { showBalances, showReconciliation, showStatement } from './reports/monthly-reports.ts';

const tags = ['admin payments'];

const reconciliationRoute = route('money.read', {
  method: 'get',
  path: '/v1/admin/reports/reconciliation',
  tags,
  summary: 'What moved in a month, by way, kind and day, with what needs a look',
  request: { query: ReconciliationQuery },
  responses: { 200: answer(Reconciliation, 'Sums of the ledger, in kuruş') },
});

const balancesRoute = route('money.read', {
  method: 'get',
  path: '/v1/admin/reports/balances',
  tags,
  summary: 'What is owed to every owner at the end of a month',
  request: { query: OwnerBalancesQuery },
  responses: { 200: answer(OwnerBalances, 'Sums of stays and ledger, in kuruş') },
});

const statementRoute = route('statements', {
  method: 'get',
  path: '/v1/admin/reports/statement',
  tags,
  summary: "An owner's month: stays, gross, commission, payouts and what is owed",
  request: { query: StatementQuery },
  responses: {
    200: answer(Statement, 'An owner gets the own one; 404, 422 VALIDATION without `owner`'),
  },
});

export const paymentReportRoutes = featureApp()
  .openapi(reconciliationRoute, async (c) => {
    const { month } = c.req.valid('query');
    return c.json({ content: await showReconciliation(c.get('deps').db, month) }, 200);
  })
  .openapi(balancesRoute, async (c) => {
    const { month } = c.req.valid('query');
    return c.json({ content: await showBalances(c.get('deps').db, month) }, 200);
  })
  .openapi(statementRoute, async (c) => {
    const { role, userId } = getSession(c);
    const viewer = { role, userId };
    const content = await showStatement(c.get('deps').db, c.req.valid('query'), viewer);
    return c.json({ content }, 200);
  });
