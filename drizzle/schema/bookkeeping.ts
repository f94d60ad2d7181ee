import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { JOURNAL_ROLES } from '../../domain/bookkeeping/accounts.ts';
import { timestamps } from './columns.ts';
import { reservations } from './reservations.ts';
import { users } from './users.ts';

/** A month of the books that was closed; there is no way back (drizzle/rules/journal.sql). */
export const journalMonths = sqliteTable('journal_months', {
  /** YYYY-MM */
  month: text('month').primaryKey(),
  ...timestamps,
  closedAt: text('closed_at').notNull(),
  closedBy: integer('closed_by').references(() => users.id),
});

/**
 * A line of the books of a closed month. Those of one source in one month are a voucher and add up to
 * zero: debit above it, credit below. Kuruş.
 */
export const journalLines = sqliteTable(
  'journal_lines',
  {
    month: text('month').notNull(),
    /** What it tells of: `entry:`, `stay:` or `kept:` and an id. */
    source: text('source').notNull(),
    role: text('role', { enum: JOURNAL_ROLES }).notNull(),
    ...timestamps,
    reservationId: text('reservation_id')
      .notNull()
      .references(() => reservations.id),
    /** When it happened, which for a correction is before the month. */
    day: text('day').notNull(),
    amount: integer('amount').notNull(),
    isCorrection: integer('is_correction', { mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.month, t.source, t.role] }),
    index('journal_lines_reservation').on(t.reservationId),
  ],
);

/**
 * Stays of which something was written since the last month was closed: they alone may differ from what
 * the closed months say. Triggers write it, and closing a month empties it.
 */
export const journalChanges = sqliteTable('journal_changes', {
  reservationId: text('reservation_id').primaryKey(),
});
