import { and, asc, count, desc, eq, gte, isNull, lte, avg, or, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/dates.ts';
import { featureCategories, features } from '#drizzle/schema/features.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { comments } from '#drizzle/schema/messages.ts';
import { villaDiscounts, villaPrices } from '#drizzle/schema/prices.ts';
import {
  villaDistances,
  villaImages,
  villaPools,
  villaRooms,
} from '#drizzle/schema/villa-parts.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villaFeatures, villas, villaVillaTypes } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database.ts';
import { readTogether } from '../../platform/read-together.ts';

/** Comments a villa's page shows; the newest ones. */
const COMMENTS = 20;

export type VillaPageRows = NonNullable<Awaited<ReturnType<typeof findVillaPageRows>>>;

/**
 * All rows a villa's page is made of, in one trip; null when it is unknown, or not active and this
 * is no preview.
 */
export async function findVillaPageRows(
  db: Database,
  slug: string,
  today: Day,
  isPreview: boolean,
) {
  const villaId = sql`(select ${villas.id} from ${villas} where ${villas.slug} = ${slug})`;
  const { facts, rating, ...parts } = await readTogether(db, {
    facts: selectFacts(db, slug, isPreview),
    types: selectTypes(db, villaId),
    rooms: selectRooms(db, villaId),
    pools: selectPools(db, villaId),
    distances: selectDistances(db, villaId),
    equipment: selectFeatures(db, villaId),
    pictures: selectPictures(db, villaId),
    seasons: selectSeasons(db, villaId, today),
    discounts: selectDiscounts(db, villaId, today),
    comments: selectComments(db, villaId),
    rating: selectRating(db, villaId),
  });
  const [villa] = facts;
  return villa === undefined ? null : { villa, ...parts, rating: rating[0] };
}

/** The address of a villa's page, on sale or not; null when it is unknown. */
export async function findVillaSlug(db: Database, id: number): Promise<string | null> {
  const [row] = await db.read.select({ slug: villas.slug }).from(villas).where(eq(villas.id, id));
  return row?.slug ?? null;
}

/** Public facts, column by column: nothing that is not named here can ever reach a page. */
function selectFacts(db: Database, slug: string, isPreview: boolean) {
  return db.read
    .select({
      id: villas.id,
      slug: villas.slug,
      name: villas.name,
      code: villas.code,
      summary: villas.summary,
      description: villas.description,
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
      town: { slug: towns.slug, name: towns.name },
      district: { slug: districts.slug, name: districts.name, province: districts.provinceName },
    })
    .from(villas)
    .innerJoin(towns, eq(towns.id, villas.townId))
    .innerJoin(districts, eq(districts.id, villas.districtId))
    .where(and(eq(villas.slug, slug), isPreview ? undefined : eq(villas.active, true)));
}

function selectTypes(db: Database, villaId: SQL) {
  return db.read
    .select({ slug: villaTypes.slug, name: villaTypes.name })
    .from(villaVillaTypes)
    .innerJoin(villaTypes, eq(villaTypes.id, villaVillaTypes.villaTypeId))
    .where(and(eq(villaVillaTypes.villaId, villaId), eq(villaTypes.active, true)))
    .orderBy(asc(villaTypes.displayOrder), asc(villaTypes.id));
}

export function selectRooms(db: Database, villaId: SQL | number) {
  return db.read
    .select({ name: villaRooms.name, beds: villaRooms.beds })
    .from(villaRooms)
    .where(eq(villaRooms.villaId, villaId))
    .orderBy(asc(villaRooms.position), asc(villaRooms.id));
}

export function selectPools(db: Database, villaId: SQL | number) {
  return db.read
    .select({
      use: villaPools.use,
      kind: villaPools.kind,
      widthCm: villaPools.widthCm,
      lengthCm: villaPools.lengthCm,
      depthCm: villaPools.depthCm,
      heated: villaPools.heated,
      sheltered: villaPools.sheltered,
    })
    .from(villaPools)
    .where(eq(villaPools.villaId, villaId))
    .orderBy(asc(villaPools.id));
}

function selectDistances(db: Database, villaId: SQL) {
  return db.read
    .select({ place: villaDistances.place, metres: villaDistances.metres })
    .from(villaDistances)
    .where(eq(villaDistances.villaId, villaId))
    .orderBy(asc(villaDistances.metres), asc(villaDistances.id));
}

function selectFeatures(db: Database, villaId: SQL) {
  return db.read
    .select({ category: featureCategories.name, name: features.name })
    .from(villaFeatures)
    .innerJoin(features, and(eq(features.id, villaFeatures.featureId), eq(features.active, true)))
    .innerJoin(featureCategories, eq(featureCategories.id, features.categoryId))
    .where(eq(villaFeatures.villaId, villaId))
    .orderBy(
      asc(featureCategories.displayOrder),
      asc(featureCategories.id),
      asc(features.displayOrder),
      asc(features.id),
    );
}

function selectPictures(db: Database, villaId: SQL) {
  return db.read
    .select({
      key: villaImages.key,
      alt: villaImages.alt,
      color: villaImages.color,
      width: villaImages.width,
      height: villaImages.height,
    })
    .from(villaImages)
    .where(eq(villaImages.villaId, villaId))
    .orderBy(asc(villaImages.position), asc(villaImages.id));
}

function selectSeasons(db: Database, villaId: SQL, today: Day) {
  return db.read
    .select()
    .from(villaPrices)
    .where(and(eq(villaPrices.villaId, villaId), gte(villaPrices.endsOn, today)))
    .orderBy(asc(villaPrices.startsOn), asc(villaPrices.id));
}

/** Those that may be booked today and still cheapen a night to come; the greatest first. */
function selectDiscounts(db: Database, villaId: SQL, today: Day) {
  const { bookFrom, bookTo, stayTo } = villaDiscounts;
  return db.read
    .select({
      kind: villaDiscounts.kind,
      rate: villaDiscounts.rate,
      bookTo,
      stayFrom: villaDiscounts.stayFrom,
      stayTo,
      minNights: villaDiscounts.minNights,
      daysBefore: villaDiscounts.daysBefore,
    })
    .from(villaDiscounts)
    .where(
      and(
        eq(villaDiscounts.villaId, villaId),
        or(isNull(bookFrom), lte(bookFrom, today)),
        or(isNull(bookTo), gte(bookTo, today)),
        or(isNull(stayTo), gte(stayTo, today)),
      ),
    )
    .orderBy(desc(villaDiscounts.rate), asc(villaDiscounts.id));
}

const isPublished = (villaId: SQL) =>
  and(eq(comments.villaId, villaId), eq(comments.active, true), isNull(comments.deletedAt));

function selectComments(db: Database, villaId: SQL) {
  return db.read
    .select({
      id: comments.id,
      author: comments.author,
      rating: comments.rating,
      text: comments.text,
      stayedOn: comments.stayedOn,
    })
    .from(comments)
    .where(isPublished(villaId))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(COMMENTS);
}

function selectRating(db: Database, villaId: SQL) {
  return db.read
    .select({ average: avg(comments.rating).mapWith(Number), count: count() })
    .from(comments)
    .where(isPublished(villaId));
}
