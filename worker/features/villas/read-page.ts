import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { plainText } from '#domain/pages/blocks.ts';
import { placeLabel, poolLabel } from '#domain/villas/labels.ts';
import type { VillaPage } from '#domain/villas/schema.ts';
import { featureCategories, features } from '#drizzle/schema/features.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { comments } from '#drizzle/schema/messages.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import {
  villaDistances,
  villaImages,
  villaPools,
  villaRooms,
} from '#drizzle/schema/villa-parts.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villaFeatures, villas, villaVillaTypes } from '#drizzle/schema/villas.ts';
import type { Day } from '#domain/dates.ts';
import type { Database } from '../../platform/database.ts';
import { toSeason } from './stay-facts.ts';

/** Comments a page shows; the rest is counted. */
const SHOWN_COMMENTS = 12;

/**
 * Everything the page of an active villa shows, in one trip; null when unknown or not on sale.
 * Columns are named one by one: what is private is not selected.
 */
export async function readVillaPage(
  db: Database,
  slug: string,
  today: Day,
): Promise<VillaPage | null> {
  const id = sql`(select id from villas where slug = ${slug})`;
  const [
    found,
    types,
    pictures,
    rooms,
    pools,
    distances,
    featureRows,
    prices,
    commentRows,
    rating,
  ] = await db.read.batch([
    selectVilla(db, slug),
    db.read
      .select({ slug: villaTypes.slug, name: villaTypes.name })
      .from(villaVillaTypes)
      .innerJoin(villaTypes, eq(villaTypes.id, villaVillaTypes.villaTypeId))
      .where(and(eq(villaVillaTypes.villaId, id), eq(villaTypes.active, true)))
      .orderBy(asc(villaTypes.displayOrder)),
    db.read
      .select({
        key: villaImages.key,
        alt: villaImages.alt,
        color: villaImages.color,
        width: villaImages.width,
        height: villaImages.height,
      })
      .from(villaImages)
      .where(eq(villaImages.villaId, id))
      .orderBy(asc(villaImages.position), asc(villaImages.id)),
    db.read
      .select({ name: villaRooms.name, beds: villaRooms.beds })
      .from(villaRooms)
      .where(eq(villaRooms.villaId, id))
      .orderBy(asc(villaRooms.position)),
    db.read.select().from(villaPools).where(eq(villaPools.villaId, id)).orderBy(asc(villaPools.id)),
    db.read
      .select({ place: villaDistances.place, metres: villaDistances.metres })
      .from(villaDistances)
      .where(eq(villaDistances.villaId, id))
      .orderBy(asc(villaDistances.metres)),
    db.read
      .select({ category: featureCategories.name, name: features.name })
      .from(villaFeatures)
      .innerJoin(features, eq(features.id, villaFeatures.featureId))
      .innerJoin(featureCategories, eq(featureCategories.id, features.categoryId))
      .where(eq(villaFeatures.villaId, id))
      .orderBy(asc(featureCategories.displayOrder), asc(features.displayOrder)),
    db.read
      .select()
      .from(villaPrices)
      .where(and(eq(villaPrices.villaId, id), sql`${villaPrices.endsOn} >= ${today}`))
      .orderBy(asc(villaPrices.startsOn)),
    db.read
      .select({
        id: comments.id,
        author: comments.author,
        rating: comments.rating,
        text: comments.text,
        stayedOn: comments.stayedOn,
      })
      .from(comments)
      .where(shownComments(id))
      .orderBy(desc(comments.createdAt), desc(comments.id))
      .limit(SHOWN_COMMENTS),
    db.read
      .select({
        average: sql<number>`coalesce(avg(${comments.rating}), 0)`,
        count: sql<number>`count(*)`,
      })
      .from(comments)
      .where(shownComments(id)),
  ]);
  const villa = found[0];
  if (!villa) return null;
  const {
    townSlug,
    townName,
    districtSlug,
    districtName,
    province,
    latitude,
    longitude,
    ...facts
  } = villa;
  const seasons = prices.map(toSeason);
  return {
    ...facts,
    permitNo: facts.permitNo ?? '',
    description: facts.description.map(textOfBlock),
    town: { slug: townSlug, name: townName },
    district: { slug: districtSlug, name: districtName, province },
    location: latitude === null || longitude === null ? null : roundedPlace(latitude, longitude),
    types,
    pictures,
    rooms,
    pools: pools.map((pool) => ({ ...pool, label: poolLabel(pool) })),
    distances: distances.map(({ place, metres }) => ({ place: placeLabel(place), metres })),
    features: groupByCategory(featureRows),
    seasons,
    from: Math.min(...seasons.map(({ nightly }) => nightly)),
    comments: commentRows,
    rating: rating[0] && rating[0].count > 0 ? rating[0] : null,
  };
}

function selectVilla(db: Database, slug: string) {
  return db.read
    .select({
      id: villas.id,
      slug: villas.slug,
      name: villas.name,
      code: villas.code,
      summary: villas.summary,
      description: villas.description,
      townSlug: towns.slug,
      townName: towns.name,
      districtSlug: districts.slug,
      districtName: districts.name,
      province: districts.provinceName,
      permitNo: villas.permitNo,
      capacity: villas.capacity,
      maxAdults: villas.maxAdults,
      maxChildren: villas.maxChildren,
      maxBabies: villas.maxBabies,
      bedrooms: villas.bedrooms,
      bathrooms: villas.bathrooms,
      floors: villas.floors,
      latitude: villas.latitude,
      longitude: villas.longitude,
      included: villas.included,
      excluded: villas.excluded,
      houseRules: villas.houseRules,
      notes: villas.notes,
      checkInTime: villas.checkInTime,
      checkOutTime: villas.checkOutTime,
      deposit: villas.deposit,
      cleaningFee: villas.cleaningFee,
      cleaningThreshold: villas.cleaningThreshold,
      minNightsSeason: villas.minNightsSeason,
      minNightsOther: villas.minNightsOther,
      prepaymentRate: villas.prepaymentRate,
    })
    .from(villas)
    .innerJoin(towns, eq(towns.id, villas.townId))
    .innerJoin(districts, eq(districts.id, villas.districtId))
    .where(and(eq(villas.slug, slug), eq(villas.active, true)));
}

const shownComments = (villaId: ReturnType<typeof sql>) =>
  and(eq(comments.villaId, villaId), eq(comments.active, true), isNull(comments.deletedAt));

function textOfBlock(block: unknown): string {
  const text = (block as { text?: unknown }).text;
  return typeof text === 'string' ? plainText(text) : '';
}

/** To two decimals, about a kilometre: where exactly the house stands is told after confirmation. */
const roundedPlace = (latitude: number, longitude: number) => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

function groupByCategory(rows: { category: string; name: string }[]): VillaPage['features'] {
  const groups = Map.groupBy(rows, ({ category }) => category);
  return [...groups].map(([category, items]) => ({
    category,
    items: items.map(({ name }) => name),
  }));
}
