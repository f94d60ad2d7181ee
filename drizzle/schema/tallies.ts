import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { NIGHT_KINDS } from '#domain/availability/nights.ts';
import { STATUSES } from '#domain/reservation-status.ts';
import { SOURCES } from '#domain/reservation-sources.ts';
import { flag } from './columns.ts';

/**
 * How many nights without an expiry each kind of holder has on each day, in active villas; kept by
 * triggers. WITHOUT ROWID (see the migration).
 */
export const nightTallies = sqliteTable(
  'night_tallies',
  {
    night: text('night').notNull(),
    kind: text('kind', { enum: NIGHT_KINDS }).notNull(),
    nights: integer('nights').notNull(),
  },
  (t) => [primaryKey({ columns: [t.night, t.kind] })],
);

/**
 * Nights of sold stays by month, and the money that falls on them; kept by triggers on
 * `reservations`. WITHOUT ROWID (see the migration).
 */
export const soldTallies = sqliteTable('sold_tallies', {
  month: text('month').primaryKey(),
  nights: integer('nights').notNull(),
  total: integer('total').notNull(),
});

/**
 * Unpaid prepayments, by the day of arrival; kept by triggers on `reservations`. WITHOUT ROWID (see
 * the migration).
 */
export const owedTallies = sqliteTable('owed_tallies', {
  checkIn: text('check_in').primaryKey(),
  owed: integer('owed').notNull(),
});

/**
 * The number of stays of each kind that leave on each day, kept by triggers on `reservations`, for
 * the totals of long lists. WITHOUT ROWID (see the migration).
 */
export const reservationTallies = sqliteTable(
  'reservation_tallies',
  {
    checkOut: text('check_out').notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    source: text('source', { enum: SOURCES }).notNull(),
    unread: flag('unread'),
    stays: integer('stays').notNull(),
  },
  (t) => [primaryKey({ columns: [t.checkOut, t.status, t.source, t.unread] })],
);
