import { asc, count, eq } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import { amenities } from '#drizzle/schema/amenities.ts';
import { towns } from '#drizzle/schema/locations.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { villaColumns } from '#worker/features/search/catalogue/villa-columns.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { type CardPage, PAGE, toNamed, toPlainSeason } from './card.ts';

type Place = { id: number; slug: string; name: string };

/**
 * The first active villas in the agency's order with their relations, and their number, in one
 * trip, with the columns that the product's lists read. (Visitors get them from memory; this is the
 * cost of the same page from the database.)
 */
export async function listCards({ read }: Database, today: Day): Promise<CardPage> {
  const isOnSale = eq(villas.active, true);
  const { id, slug, name, capacity, bedrooms, ...rest } = villaColumns(today);
  const { typeIds, featureIds, cover, seasons } = rest;
  const facts = { id, slug, name, capacity, bedrooms };
  const town = { slug: towns.slug, name: towns.name };
  const { rows, counted, typeRows, amenityRows } = await readTogether(
    { read },
    {
      rows: read
        .select({ ...facts, town, typeIds, featureIds, cover, seasons })
        .from(villas)
        .innerJoin(towns, eq(towns.id, villas.townId))
        .where(isOnSale)
        .orderBy(asc(villas.displayOrder), asc(villas.id))
        .limit(PAGE),
      counted: read.select({ total: count() }).from(villas).where(isOnSale),
      typeRows: read
        .select({ id: villaTypes.id, slug: villaTypes.slug, name: villaTypes.name })
        .from(villaTypes),
      amenityRows: read
        .select({ id: amenities.id, slug: amenities.slug, name: amenities.name })
        .from(amenities),
    },
  );
  const [types, equipment] = [named(typeRows), named(amenityRows)];
  const items = rows.map(({ typeIds, featureIds, cover, seasons, ...row }) => ({
    ...row,
    types: types(typeIds),
    features: equipment(featureIds),
    cover: cover?.[0] ?? null,
    seasons: seasons().map(toPlainSeason),
  }));
  return { items, total: counted[0]?.total ?? 0 };
}

/** Looks up places by id. */
function named(places: readonly Place[]) {
  const byId = new Map(places.map((place) => [place.id, toNamed(place)]));
  return (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
}
