import {
  index,
  integer,
  sqliteTable,
  sqliteView,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { eventId, flag } from './columns.ts';
import { users } from './users.ts';
import type { ReservationId, UserId } from '#domain/values/ids.ts';

/**
 * One payout run: what was paid to owners in one write. Reversed as a whole or not at all, and only
 * before `finalFrom`; see drizzle/rules/payout-runs-stand.sql and decision 0053.
 */
export const payoutRuns = sqliteTable(
  'payout_runs',
  {
    ...eventId,
    /** Stays that were due up to this day. */
    until: text('until').notNull(),
    /** The day in Türkiye from which it can no longer be reversed. */
    finalFrom: text('final_from').notNull(),
    /** Whether owners are told by mail; if they were, they are told of a reversal as well. */
    notified: integer('notified', { mode: 'boolean' }).notNull(),
    createdBy: integer('created_by').references(() => users.id),
    /** It is written down and not at the bank yet: its mails wait. */
    awaitsBank: flag('awaits_bank'),
    takenBackAt: text('taken_back_at'),
    takenBackBy: integer('taken_back_by').references(() => users.id),
    takenBackReason: text('taken_back_reason'),
  },
  (t) => [index('payout_runs_created').on(t.createdAt)],
);

/** What one owner was paid in a run; the ledger entries that refer to it sum to `amount`. */
export const payouts = sqliteTable(
  'payouts',
  {
    ...eventId,
    runId: text('run_id')
      .notNull()
      .references(() => payoutRuns.id),
    ownerId: integer('owner_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    /** The amount due, and the part that was paid; kuruş. */
    due: integer('due').notNull(),
    amount: integer('amount').notNull(),
    /** Why less than the due amount was paid. */
    reason: text('reason'),
    /** Name and IBAN at the time of payment; the IBAN is encrypted for this row. */
    holder: text('holder').notNull(),
    iban: text('iban').notNull(),
  },
  (t) => [
    uniqueIndex('payouts_run_owner').on(t.runId, t.ownerId),
    index('payouts_owner').on(t.ownerId, t.createdAt),
  ],
);

/** What each stay owes its owner (drizzle/rules/owner-positions.sql); settled stays are omitted. */
export const ownerPositions = sqliteView('owner_positions', {
  reservationId: text('reservation_id').$type<ReservationId>().notNull(),
  ownerId: integer('owner_id').$type<UserId>().notNull(),
  checkIn: text('check_in').notNull(),
  checkOut: text('check_out').notNull(),
  owed: integer('owed').notNull(),
  isAgreed: flag('is_agreed'),
}).existing();
