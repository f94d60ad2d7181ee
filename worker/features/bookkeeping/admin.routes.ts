import { AccountPlan } from '#domain/bookkeeping/accounts.ts';
import { CloseMonthInput, Journal, JournalQuery } from '#domain/bookkeeping/schema.ts';
import { csvAnswer } from '#worker/http/answers/csv.ts';
import { route, tagged } from '#worker/http/route.ts';
import { readAccounts, saveAccounts } from './accounts.ts';
import { closeMonth } from './close-month.ts';
import { exportJournal, showJournal } from './show-journal.ts';

export const bookkeepingRoutes = tagged('admin bookkeeping', [
  route('money.read', 'get /v1/admin/journal', {
    summary: 'A month of the books: sums by account, and the invoices that are due',
    query: JournalQuery,
    answer: Journal,
    returns: 'Debit and credit are equal; kuruş',
    handle: (deps, { query: { month } }) => showJournal(deps, month),
  }),
  route('money.read', 'get /v1/admin/journal/lines.csv', {
    summary: 'A month of the books as journal rows, with account codes',
    description: 'UTF-8 with byte order mark, semicolons, money in lira with a comma.',
    query: JournalQuery,
    file: 'text/csv',
    handle: async (deps, { query: { month } }) =>
      csvAnswer(await exportJournal(deps, month), `yevmiye-${month}.csv`),
  }),
  route('money.write', 'post /v1/admin/journal/close', {
    summary: 'Close a month of the books; what is corrected later goes into the next',
    json: CloseMonthInput,
    answer: Journal,
    returns: 'It stands; 409 MONTH_CLOSED, MONTH_OUT_OF_ORDER, 422 MONTH_NOT_OVER',
    handle: (deps, { body: { month } }, { actor }) => closeMonth(deps, month, actor),
  }),
  route('money.read', 'get /v1/admin/journal/accounts', {
    summary: 'Code and name of every account of the books',
    answer: AccountPlan,
    returns: 'The usual codes until somebody has chosen',
    handle: ({ db }) => readAccounts(db),
  }),
  route('money.write', 'put /v1/admin/journal/accounts', {
    summary: 'Change codes and names of the accounts',
    json: AccountPlan,
    answer: AccountPlan,
    returns: 'As it is now',
    handle: (deps, { body }, { actor }) => saveAccounts(deps, body, actor),
  }),
]);
