import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { VillaId } from '#domain/values/ids.ts';
import { basisPoints, kurus } from './columns.ts';

/* What was shown until it changed, a row a change; kept by triggers (rules/shown-prices.sql), read
   for the price before a discount. What is shown now stands in the rows themselves, since their
   `shown_since`. Nothing here refers to a villa: its history goes with it, by a trigger. */

/** `since` ≤ t < `until`, ISO instants. */
const span = {
  id: integer('id').primaryKey(),
  villaId: integer('villa_id').$type<VillaId>().notNull(),
  since: text('since').notNull(),
  until: text('until').notNull(),
};

/** Rows of `villa_prices` as they were. */
export const shownPrices = sqliteTable(
  'shown_prices',
  {
    ...span,
    startsOn: text('starts_on').notNull(),
    endsOn: text('ends_on').notNull(),
    nightly: kurus('nightly'),
    shortStayFee: integer('short_stay_fee'),
    cleaningThreshold: integer('cleaning_threshold'),
  },
  (t) => [index('shown_prices_villa').on(t.villaId, t.until)],
);

/** Rows of `villa_discounts` as they were. */
export const shownDiscounts = sqliteTable(
  'shown_discounts',
  {
    ...span,
    kind: text('kind', { enum: ['early', 'long_stay'] }).notNull(),
    rate: basisPoints('rate'),
    bookFrom: text('book_from'),
    bookTo: text('book_to'),
    stayFrom: text('stay_from'),
    stayTo: text('stay_to'),
    minNights: integer('min_nights'),
    daysBefore: integer('days_before'),
  },
  (t) => [index('shown_discounts_villa').on(t.villaId, t.until)],
);

/** Times in which a villa was on sale, with its own terms of cleaning. */
export const shownSales = sqliteTable(
  'shown_sales',
  {
    ...span,
    /** `villas.sale_until` of that time. */
    saleUntil: text('sale_until').notNull(),
    cleaningFee: kurus('cleaning_fee'),
    cleaningThreshold: integer('cleaning_threshold').notNull(),
  },
  (t) => [index('shown_sales_villa').on(t.villaId, t.until)],
);
