import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { basisPoints, kurus, serialId } from './columns.ts';
import { villas } from './villas.ts';

/** A season row. `ends_on` is the last night, inclusive. */
export const villaPrices = sqliteTable(
  'villa_prices',
  {
    ...serialId,
    villaId: integer('villa_id')
      .notNull()
      .references(() => villas.id),
    startsOn: text('starts_on').notNull(),
    endsOn: text('ends_on').notNull(),
    nightly: kurus('nightly'),
    minNights: integer('min_nights'),
    /** Cleaning fee of this season; null: the villa's. */
    shortStayFee: integer('short_stay_fee'),
    cleaningThreshold: integer('cleaning_threshold'),
  },
  (t) => [index('villa_prices_villa').on(t.villaId, t.startsOn, t.endsOn)],
);

export const villaDiscounts = sqliteTable(
  'villa_discounts',
  {
    ...serialId,
    villaId: integer('villa_id')
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
  },
  (t) => [index('villa_discounts_villa').on(t.villaId)],
);
