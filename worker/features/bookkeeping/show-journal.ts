import { AccountPlan, DEFAULT_ACCOUNTS } from '#domain/bookkeeping/accounts.ts';
import {
  composeJournal,
  JOURNAL_HEAD,
  type JournalLine,
  journalRows,
} from '#domain/bookkeeping/journal.ts';
import type { Journal } from '#domain/bookkeeping/schema.ts';
import { toCsv } from '#domain/spreadsheets/csv.ts';
import { type Month, monthOf } from '#domain/values/dates.ts';
import { today } from '#worker/platform/clock.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { linesOf, type MonthFacts, readLines, readMonth } from './queries.ts';

/** Lines read at once: the database refuses answers above 10 MB. */
const LINES_AT_ONCE = 20_000;

/** A month of the books: totals by account, and the invoices to issue. */
export async function showJournal({ db, clock }: Deps, month: Month): Promise<Journal> {
  const { facts, lines, plan } = await readBooks(db, month);
  const state = stateOf(facts, month);
  return {
    month,
    state,
    closed_at: facts.closed?.at ?? null,
    closed_by: facts.closed?.by ?? null,
    next: facts.next,
    can_close: state === 'next' && month < monthOf(today(clock)),
    ...composeJournal(lines, plan),
  };
}

/** The same as rows for bookkeeping software. */
export async function exportJournal({ db }: Deps, month: Month): Promise<string> {
  const { lines, plan } = await readBooks(db, month);
  return toCsv(JOURNAL_HEAD, journalRows(month, lines, plan));
}

async function readBooks(db: Database, month: Month) {
  const facts = await readMonth(db, month);
  const query = linesOf(month, stateOf(facts, month), facts.changed);
  const lines: JournalLine[] = [];
  for (;;) {
    const part = await readLines(db, query, { skip: lines.length, take: LINES_AT_ONCE });
    lines.push(...part);
    if (part.length < LINES_AT_ONCE) return { facts, lines, plan: toPlan(facts.accounts) };
  }
}

const stateOf = ({ closed, next }: MonthFacts, month: Month): Journal['state'] => {
  if (closed !== null) return 'closed';
  return month === next ? 'next' : 'later';
};

/** The stored chart of accounts, or the usual codes until one is stored. */
export function toPlan(stored: string | null): AccountPlan {
  if (stored === null) return DEFAULT_ACCOUNTS;
  // A chart stored before an account was added has all other codes.
  return (
    AccountPlan.safeParse({ ...DEFAULT_ACCOUNTS, ...JSON.parse(stored) }).data ?? DEFAULT_ACCOUNTS
  );
}
