import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { JOURNAL_ROLES } from '#domain/bookkeeping/accounts.ts';
import { flag, timestamps } from './columns.ts';
import { reservations } from './reservations.ts';
import { users } from './users.ts';
import type { ReservationId } from '#domain/values/ids.ts';

/** A closed month of the books; it cannot be reopened (drizzle/rules/journal.sql). */
export const journalMonths = sqliteTable('journal_months', {
  /** YYYY-MM */
  month: text('month').primaryKey(),
  ...timestamps,
  closedAt: text('closed_at').notNull(),
  closedBy: integer('closed_by').references(() => users.id),
});

/**
 * A journal line of a closed month. The lines of one source in one month are a voucher and sum to
 * zero: debit positive, credit negative. Kuruş.
 */
export const journalLines = sqliteTable(
  'journal_lines',
  {
    month: text('month').notNull(),
    /** Its source: `entry:`, `stay:` or `kept:` and an id. */
    source: text('source').notNull(),
    role: text('role', { enum: JOURNAL_ROLES }).notNull(),
    ...timestamps,
    reservationId: text('reservation_id')
      .$type<ReservationId>()
      .notNull()
      .references(() => reservations.id),
    /** When it happened; for a correction, before the month. */
    day: text('day').notNull(),
    amount: integer('amount').notNull(),
    isCorrection: flag('is_correction'),
  },
  (t) => [
    primaryKey({ columns: [t.month, t.source, t.role] }),
    index('journal_lines_reservation').on(t.reservationId),
  ],
);

/**
 * Stays written to since the last month was closed: only these may differ from the closed months.
 * Filled by triggers, emptied when a month is closed.
 */
export const journalChanges = sqliteTable('journal_changes', {
  reservationId: text('reservation_id').$type<ReservationId>().primaryKey(),
});
