import { AccountPlan } from '#domain/bookkeeping/accounts.ts';
import { CloseMonthInput, Journal, JournalQuery } from '#domain/bookkeeping/schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { csvAnswer } from '#worker/http/answers/csv.ts';
import { fileResponses } from '#worker/http/answers/file-answer.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { readAccounts, saveAccounts } from './accounts.ts';
import { closeMonth } from './close-month.ts';
import { exportJournal, showJournal } from './show-journal.ts';

const tags = ['admin bookkeeping'];

const journalRoute = route('money.read', {
  method: 'get',
  path: '/v1/admin/journal',
  tags,
  summary: 'A month of the books: sums by account, and the invoices that are due',
  request: { query: JournalQuery },
  responses: { 200: answer(Journal, 'Debit and credit are equal; kuruş') },
});

const fileRoute = route('money.read', {
  method: 'get',
  path: '/v1/admin/journal/lines.csv',
  tags,
  summary: 'A month of the books as journal rows, with account codes',
  description: 'UTF-8 with byte order mark, semicolons, money in lira with a comma.',
  request: { query: JournalQuery },
  responses: fileResponses('text/csv'),
});

const closeRoute = route('money.write', {
  method: 'post',
  path: '/v1/admin/journal/close',
  tags,
  summary: 'Close a month of the books; what is corrected later goes into the next',
  request: { body: jsonBody(CloseMonthInput) },
  responses: {
    200: answer(Journal, 'It stands; 409 MONTH_CLOSED, MONTH_OUT_OF_ORDER, 422 MONTH_NOT_OVER'),
  },
});

const accountsRoute = route('money.read', {
  method: 'get',
  path: '/v1/admin/journal/accounts',
  tags,
  summary: 'Code and name of every account of the books',
  responses: { 200: answer(AccountPlan, 'The usual codes until somebody has chosen') },
});

const saveAccountsRoute = route('money.write', {
  method: 'put',
  path: '/v1/admin/journal/accounts',
  tags,
  summary: 'Change codes and names of the accounts',
  request: { body: jsonBody(AccountPlan) },
  responses: { 200: answer(AccountPlan, 'As it is now') },
});

export const bookkeepingRoutes = featureApp()
  .openapi(journalRoute, async (c) => {
    const { month } = c.req.valid('query');
    return c.json({ content: await showJournal(c.get('deps'), month) }, 200);
  })
  .openapi(fileRoute, async (c) => {
    const { month } = c.req.valid('query');
    return csvAnswer(await exportJournal(c.get('deps'), month), `yevmiye-${month}.csv`);
  })
  .openapi(closeRoute, async (c) => {
    const { month } = c.req.valid('json');
    return c.json({ content: await closeMonth(c.get('deps'), month, actorOf(c)) }, 200);
  })
  .openapi(accountsRoute, async (c) =>
    c.json({ content: await readAccounts(c.get('deps').db) }, 200),
  )
  .openapi(saveAccountsRoute, async (c) => {
    const plan = await saveAccounts(c.get('deps'), c.req.valid('json'), actorOf(c));
    return c.json({ content: plan }, 200);
  });
