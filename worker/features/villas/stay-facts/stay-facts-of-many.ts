import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import { towns } from '#drizzle/schema/locations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { saleColumns, since, type StayFacts, toSaleFacts } from './stay-facts.ts';

/**
 * Everything that selling a stay of one of several villas depends on, and the facts of its card.
 */
export type StayFactsOfOne = Omit<
  StayFacts,
  'hold' | 'instant' | 'optionMaxDays' | 'checkInTime' | 'latePromises' | 'extras'
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
 * The read for the facts of several villas, whether on sale or not, to be included in a trip.
 * `villaIds` selects their ids.
 */
export const manyStayFactsRead = (db: Database, villaIds: SQL, today: Day) =>
  db.read
    .select({
      ...saleColumns(since(today)),
      bedrooms: villas.bedrooms,
      bathrooms: villas.bathrooms,
      town: towns.name,
      image: sql<
        string | null
      >`(select key from villa_images where villa_id = ${villas.id} order by position limit 1)`,
    })
    .from(villas)
    .innerJoin(towns, eq(towns.id, villas.townId))
    .where(inArray(villas.id, villaIds));

/** The results of `manyStayFactsRead`, by villa. */
export const toManyStayFacts = (
  found: Awaited<ReturnType<typeof manyStayFactsRead>>,
): Map<number, StayFactsOfOne> =>
  new Map(
    found.map((row) => {
      const { id, town, image, capacity, bedrooms, bathrooms } = row;
      const thumbnail = image === null ? '' : `/media/${image}-400.avif`;
      return [
        id,
        { ...toSaleFacts(row), card: { town, thumbnail, capacity, bedrooms, bathrooms } },
      ];
    }),
  );
