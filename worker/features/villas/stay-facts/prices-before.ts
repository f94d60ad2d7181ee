import { sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { BeforePrice } from '#domain/reservations/pricing/before-price.ts';
import { priceStay } from '#domain/reservations/pricing/pricing.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { saleColumns, since, toSaleFacts } from './stay-facts.ts';

/** A stay of a villa as it is shown, with its total in kuruş. */
type ShownStay = { id: number; checkin: Day; checkout: Day; total: Kurus };

/**
 * What may be struck through beside these totals, one stay a villa, by villa; null for nothing, and
 * where the price has changed meanwhile. One trip.
 */
export async function readPricesBefore(
  db: Database,
  stays: readonly ShownStay[],
  today: Day,
): Promise<Map<number, BeforePrice | null>> {
  if (stays.length === 0) return new Map();
  const ids = JSON.stringify(stays.map(({ id }) => id));
  const { found } = await readTogether(
    { read: db.near },
    {
      found: db.near
        .select(saleColumns(since(today), { nights: sql`false` }))
        .from(villas)
        .where(sql`${villas.id} in (select value from json_each(${ids}))`),
    },
  );
  const facts = new Map(found.map((row) => [row.id, toSaleFacts(row)]));
  return new Map(
    stays.map(({ id, checkin, checkout, total }) => {
      const villa = facts.get(id);
      if (villa === undefined) return [id, null];
      const stay = { checkIn: checkin, checkOut: checkout, adults: 1, children: 0, babies: 0 };
      const priced = priceStay({ ...villa, stay, today });
      return [id, priced.ok && priced.total === total ? priced.before : null];
    }),
  );
}
