import { eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import type { ShownPrices } from '#domain/reservations/pricing/before-price.ts';
import type { Discount, Season } from '#domain/reservations/pricing/pricing.ts';
import { villaDiscounts, villaPrices } from '#drizzle/schema/prices.ts';
import { shownDiscounts, shownPrices } from '#drizzle/schema/shown-prices.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { jsonRows } from '#worker/platform/database/json-rows.ts';

/** Days for which an offer may ask what was shown; campaigns ask as far as they need. */
const RECENT = '-75 days';

/** What of the past is read: as far as an open campaign, or a recent offer, may ask. */
const shownFrom = (
  today: Day | Placeholder,
): SQL => sql`min(date(${today}, ${sql.raw(`'${RECENT}'`)}),
  coalesce((select date(min(book_from), '-11 days') from villa_discounts
    where villa_id = ${villas.id} and book_from is not null and book_to >= ${today}), '9999'))`;

/** Since when a current row is shown. */
export const priceSince = sql<string>`coalesce(${villaPrices.shownSince}, ${villaPrices.updatedAt})`;
export const discountSince = sql<string>`coalesce(${villaDiscounts.shownSince}, ${villaDiscounts.updatedAt})`;

/** What was shown of a `villas` row until it changed, and since when it is on sale. */
export const shownColumns = (today: Day | Placeholder) => ({
  pastSeasons: jsonRows(
    getTableColumns(shownPrices),
    sql`from ${shownPrices}
      where ${eq(shownPrices.villaId, villas.id)} and ${shownPrices.until} > ${shownFrom(today)}`,
  ),
  pastDiscounts: jsonRows(
    getTableColumns(shownDiscounts),
    sql`from ${shownDiscounts}
      where ${eq(shownDiscounts.villaId, villas.id)} and ${shownDiscounts.until} > ${shownFrom(today)}`,
  ),
  sales: jsonRows(
    {
      since: sql<string>`since`,
      until: sql<string | null>`until`,
      saleUntil: sql<Day>`sale_until`,
      cleaningFee: sql<number>`cleaning_fee`,
      cleaningThreshold: sql<number>`cleaning_threshold`,
    },
    sql`from (
      select coalesce(v.shown_since, v.updated_at) as since, null as until, v.sale_until,
        v.cleaning_fee, v.cleaning_threshold
      from villas v where v.id = ${villas.id} and v.active
      union all
      select since, until, sale_until, cleaning_fee, cleaning_threshold from shown_sales s
      where s.villa_id = ${villas.id} and s.until > ${shownFrom(today)})`,
  ),
});

type ShownRow = {
  pastSeasons: (typeof shownPrices.$inferSelect)[];
  pastDiscounts: (typeof shownDiscounts.$inferSelect)[];
  sales: ShownPrices['sales'];
};

/** Those columns and the current rows, in the form of the price kernel. */
export const toShownPrices = (
  { pastSeasons, pastDiscounts, sales }: ShownRow,
  seasons: readonly (Season & { since: string })[],
  discounts: readonly (Discount & { since: string })[],
): ShownPrices => ({
  sales,
  seasons: [
    ...seasons.map((row) => ({ ...row, until: null })),
    ...pastSeasons.map((row) => ({ ...row, id: `past-${row.id}` })),
  ],
  discounts: [
    ...discounts.map((row) => ({ ...row, until: null })),
    ...pastDiscounts.map((row) => ({ ...row, id: `past-${row.id}` })),
  ],
});
