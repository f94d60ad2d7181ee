import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { STATEMENT_FORMATS } from '#domain/bank-statements/statement.ts';
import type { Day } from '#domain/values/dates.ts';
import { eventId, flag, kurus } from './columns.ts';
import { transactions } from './payments.ts';
import { payouts } from './payouts.ts';
import { users } from './users.ts';

/**
 * A line of a bank's statement, as it was brought; see drizzle/rules/bank-lines-are-matched-once.sql.
 * Amounts are kuruş, below zero for what left the account.
 */
export const bankLines = sqliteTable(
  'bank_lines',
  {
    ...eventId,
    /** The IBAN of the agency's account. */
    account: text('account').notNull(),
    day: text('day').$type<Day>().notNull(),
    amount: integer('amount').notNull(),
    text: text('text').notNull(),
    name: text('name').notNull(),
    reference: text('reference').notNull(),
    balance: integer('balance'),
    format: text('format', { enum: STATEMENT_FORMATS }).notNull(),
    /** Which of the account's lines of that day and amount, from 1: the same line comes in once. */
    nth: integer('nth').notNull(),
    /** The part of the amount that entries of the books stand for; kept by triggers. */
    settled: kurus('settled'),
    /** Why it is none of the books'; null for a line that counts. */
    ignored: text('ignored'),
    createdBy: integer('created_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('bank_lines_once').on(t.account, t.day, t.amount, t.nth),
    index('bank_lines_day').on(t.day, t.id),
    index('bank_lines_open')
      .on(t.day, t.id)
      .where(sql`ignored is null and settled < abs(amount)`),
  ],
);

/** What a line is in the books: an entry of the ledger, or one owner's transfer of a payout run. */
export const bankLineMatches = sqliteTable(
  'bank_line_matches',
  {
    ...eventId,
    lineId: text('line_id')
      .notNull()
      .references(() => bankLines.id),
    transactionId: text('transaction_id').references(() => transactions.id),
    payoutId: text('payout_id').references(() => payouts.id),
    /** The part of the line, above zero. */
    amount: kurus('amount'),
    /** Whether the entry was recorded from the line. */
    booked: flag('booked'),
    createdBy: integer('created_by').references(() => users.id),
  },
  (t) => [
    index('bank_line_matches_line').on(t.lineId),
    uniqueIndex('bank_line_matches_transaction').on(t.transactionId),
    uniqueIndex('bank_line_matches_payout').on(t.payoutId),
  ],
);
