import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PriceChange } from '#domain/prices/bulk/change-schema.ts';
import type { RowsChanged } from '#domain/prices/bulk/difference.ts';
import type { DiscountInput } from '#domain/prices/discount-schema.ts';
import type { SeasonInput } from '#domain/prices/schema.ts';
import type { DayNights } from '#domain/prices/stay-days.ts';
import { basisPoints, eventId, kurus, serialId, shownSince } from './columns.ts';
import { users } from './users.ts';
import { villas } from './villas.ts';
import type { UserId, VillaId } from '#domain/values/ids.ts';

/** A season row. `ends_on` is the last night, inclusive. */
export const villaPrices = sqliteTable(
  'villa_prices',
  {
    ...serialId,
    villaId: integer('villa_id')
      .$type<VillaId>()
      .notNull()
      .references(() => villas.id),
    startsOn: text('starts_on').notNull(),
    endsOn: text('ends_on').notNull(),
    nightly: kurus('nightly'),
    minNights: integer('min_nights'),
    /** Cleaning fee of this season; null: the villa's. */
    shortStayFee: integer('short_stay_fee'),
    cleaningThreshold: integer('cleaning_threshold'),
    /** Whether its nights can be booked at once; null: as the villa says. */
    instant: integer('instant', { mode: 'boolean' }),
    /** ISO weekdays on which stays begin and end, 1 to 7; null: every day, empty: none. */
    arrivalDays: text('arrival_days', { mode: 'json' }).$type<number[]>(),
    departureDays: text('departure_days', { mode: 'json' }).$type<number[]>(),
    maxNights: integer('max_nights'),
    /** Limits of stays that arrive on one weekday, before those of the row. */
    dayNights: text('day_nights', { mode: 'json' }).$type<DayNights[]>(),
    ...shownSince,
  },
  (t) => [index('villa_prices_villa').on(t.villaId, t.startsOn, t.endsOn)],
);

export const villaDiscounts = sqliteTable(
  'villa_discounts',
  {
    ...serialId,
    villaId: integer('villa_id')
      .$type<VillaId>()
      .notNull()
      .references(() => villas.id),
    kind: text('kind', { enum: ['early', 'long_stay'] }).notNull(),
    rate: basisPoints('rate'),
    bookFrom: text('book_from'),
    bookTo: text('book_to'),
    stayFrom: text('stay_from'),
    stayTo: text('stay_to'),
    minNights: integer('min_nights'),
    daysBefore: integer('days_before'),
    ...shownSince,
  },
  (t) => [index('villa_discounts_villa').on(t.villaId)],
);

/** A change of the prices of many villas in one write, so that it can be undone as a whole. */
export const bulkPriceChanges = sqliteTable(
  'bulk_price_changes',
  {
    ...eventId,
    change: text('change', { mode: 'json' }).$type<PriceChange>().notNull(),
    userId: integer('user_id')
      .$type<UserId>()
      .references(() => users.id),
    undoneAt: text('undone_at'),
    undoneBy: integer('undone_by').references(() => users.id),
  },
  (t) => [index('bulk_price_changes_created').on(t.createdAt)],
);

/** The rows that a change removed from a villa and added to it. */
export const bulkPriceChangeVillas = sqliteTable(
  'bulk_price_change_villas',
  {
    changeId: text('change_id')
      .notNull()
      .references(() => bulkPriceChanges.id),
    villaId: integer('villa_id')
      .$type<VillaId>()
      .notNull()
      .references(() => villas.id),
    prices: text('prices', { mode: 'json' }).$type<RowsChanged<SeasonInput>>().notNull(),
    discounts: text('discounts', { mode: 'json' }).$type<RowsChanged<DiscountInput>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.changeId, t.villaId] })],
);
