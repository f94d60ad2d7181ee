import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { addDays, type Day } from '#domain/values/dates.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { villaDiscounts, villaPrices } from '#drizzle/schema/prices.ts';
import { towns } from '#drizzle/schema/locations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import {
  nightColumns,
  type StayFacts,
  termColumns,
  toDiscount,
  toSeason,
  toTakenNight,
  toTerms,
} from './stay-facts.ts';

/** All that selling stays of one of several villas depends on, and what a card of it shows. */
export type StayFactsOfOne = Omit<
  StayFacts,
  'holdMinutes' | 'optionMaxDays' | 'checkInTime' | 'latePromises' | 'extras'
> & {
  card: {
    town: string;
    thumbnail: string;
    capacity: number;
    bedrooms: number;
    bathrooms: number;
  };
};

/**
 * The reads behind the facts of several villas, on sale or not, for a trip that reads more than
 * them. `villaIds` gives their ids.
 */
export function manyStayFactReads(db: Database, villaIds: SQL, today: Day) {
  return [
    db.read
      .select({
        ...termColumns,
        id: villas.id,
        slug: villas.slug,
        name: villas.name,
        active: villas.active,
        version: villas.version,
        bedrooms: villas.bedrooms,
        bathrooms: villas.bathrooms,
        town: towns.name,
        image: sql<
          string | null
        >`(select key from villa_images where villa_id = ${villas.id} order by position limit 1)`,
      })
      .from(villas)
      .innerJoin(towns, eq(towns.id, villas.townId))
      .where(inArray(villas.id, villaIds)),
    db.read.select().from(villaPrices).where(inArray(villaPrices.villaId, villaIds)),
    db.read.select().from(villaDiscounts).where(inArray(villaDiscounts.villaId, villaIds)),
    db.read
      .select({ villaId: villaNights.villaId, ...nightColumns })
      .from(villaNights)
      .where(
        sql`${inArray(villaNights.villaId, villaIds)} and ${villaNights.night} >= ${addDays(today, -1)}`,
      ),
  ] as const;
}

type RowsOf<Reads> = { [Index in keyof Reads]: Awaited<Reads[Index]> };

/** What `manyStayFactReads` found, by villa. */
export function toManyStayFacts([found, prices, discounts, nights]: RowsOf<
  ReturnType<typeof manyStayFactReads>
>): Map<number, StayFactsOfOne> {
  const pricesOf = Map.groupBy(prices, ({ villaId }) => villaId);
  const discountsOf = Map.groupBy(discounts, ({ villaId }) => villaId);
  const nightsOf = Map.groupBy(nights, ({ villaId }) => villaId);
  return new Map(
    found.map((row) => {
      const { id, slug, name, active, version, town, image, bedrooms, bathrooms } = row;
      const thumbnail = image === null ? '' : `/media/${image}-400.avif`;
      const facts: StayFactsOfOne = {
        villa: { id, slug, name, active, version },
        terms: toTerms(row),
        seasons: (pricesOf.get(id) ?? []).map(toSeason),
        discounts: (discountsOf.get(id) ?? []).map(toDiscount),
        nights: (nightsOf.get(id) ?? []).map(toTakenNight),
        card: { town, thumbnail, capacity: row.capacity, bedrooms, bathrooms },
      };
      return [id, facts];
    }),
  );
}
