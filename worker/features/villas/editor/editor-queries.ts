import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isStaff } from '#domain/auth/permissions.ts';
import type { Day } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import { calendarSources } from '#drizzle/schema/calendars.ts';
import { amenities } from '#drizzle/schema/amenities.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { comments } from '#drizzle/schema/messages.ts';
import { manualBlocks } from '#drizzle/schema/nights.ts';
import { villaDiscounts, villaPrices } from '#drizzle/schema/prices.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import {
  villaBtrans,
  villaDistances,
  villaImages,
  villaPrivate,
} from '#drizzle/schema/villa-parts.ts';
import { villaAmenities, villas, villaVillaTypes } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { type Viewer, visibleTo } from '#worker/platform/viewer.ts';
import { discountColumns, priceColumns } from './price-columns.ts';
import { blockColumns, standingBlock } from '../list/dates-queries.ts';
import { selectPools, selectRooms } from '../queries.ts';

export type EditorRows = NonNullable<Awaited<ReturnType<typeof findEditorRows>>>;

/** How far ahead owner blocks are read: to the last possible day. */
const FOREVER: Day = '2199-12-31';

/** Everything a villa's editor shows, in one trip; null when it is unknown or not the viewer's. */
export async function findEditorRows(
  db: Database,
  id: number,
  viewer: Viewer,
  { today, now }: { today: Day; now: string },
) {
  const range = { from: today, to: FOREVER, now };
  const {
    facts,
    types,
    featureRows: amenityRows,
    said,
    handover,
    btrans,
    ...parts
  } = await readTogether(db, {
    facts: selectFacts(db, and(eq(villas.id, id), visibleTo(viewer))),
    types: selectTypeIds(db, id),
    featureRows: selectAmenities(db, id),
    images: selectImages(db, id),
    prices: selectPrices(db, id),
    discounts: selectDiscounts(db, id),
    blocks: db.read
      .select(blockColumns)
      .from(manualBlocks)
      .where(and(eq(manualBlocks.villaId, id), standingBlock(range)))
      .orderBy(asc(manualBlocks.startsOn), asc(manualBlocks.id)),
    sources: selectSources(db, id),
    said: db.read
      .select({
        total: count(),
        waiting: sql<number>`coalesce(sum(${comments.active} = 0), 0)`,
      })
      .from(comments)
      .where(and(eq(comments.villaId, id), isNull(comments.deletedAt))),
    comments: selectComments(db, id, viewer),
    rooms: selectRooms(db, id),
    pools: selectPools(db, id),
    distances: selectDistances(db, id),
    handover: db.read.select().from(villaPrivate).where(eq(villaPrivate.villaId, id)),
    btrans: db.read.select().from(villaBtrans).where(eq(villaBtrans.villaId, id)),
  });
  const [found] = facts;
  if (found === undefined) return null;
  return {
    ...found,
    ...parts,
    typeIds: types.map((row) => row.id),
    featureIds: amenityRows.map((row) => row.id),
    features: amenityRows,
    commentCounts: said[0] ?? { total: 0, waiting: 0 },
    handover: handover[0] ?? null,
    btrans: btrans[0] ?? null,
  };
}

function selectFacts(db: Database, which: SQL | undefined) {
  return db.read
    .select({
      villa: villas,
      ownerFirstName: userDetails.firstName,
      ownerLastName: userDetails.lastName,
      town: { id: towns.id, name: towns.name },
      district: { id: districts.id, name: districts.name },
    })
    .from(villas)
    .innerJoin(userDetails, eq(userDetails.userId, villas.ownerId))
    .innerJoin(towns, eq(towns.id, villas.townId))
    .innerJoin(districts, eq(districts.id, villas.districtId))
    .where(which);
}

function selectTypeIds(db: Database, villaId: number) {
  return db.read
    .select({ id: villaVillaTypes.villaTypeId })
    .from(villaVillaTypes)
    .where(eq(villaVillaTypes.villaId, villaId))
    .orderBy(asc(villaVillaTypes.villaTypeId));
}

function selectAmenities(db: Database, villaId: number) {
  return db.read
    .select({ id: villaAmenities.featureId, name: amenities.name })
    .from(villaAmenities)
    .innerJoin(amenities, eq(amenities.id, villaAmenities.featureId))
    .where(eq(villaAmenities.villaId, villaId))
    .orderBy(asc(villaAmenities.featureId));
}

/** Most reviews in an answer; the list of reviews has all. */
const MAX_COMMENTS = 500;

function selectComments(db: Database, villaId: number, { role }: Viewer) {
  return db.read
    .select(pick(comments, 'id', 'author', 'rating', 'text', 'stayedOn', 'active', 'createdAt'))
    .from(comments)
    .where(
      and(
        eq(comments.villaId, villaId),
        isNull(comments.deletedAt),
        isStaff(role) ? undefined : eq(comments.active, true),
      ),
    )
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(MAX_COMMENTS);
}

function selectImages(db: Database, villaId: number) {
  return db.read
    .select(pick(villaImages, 'id', 'key', 'alt', 'room', 'color', 'width', 'height', 'position'))
    .from(villaImages)
    .where(eq(villaImages.villaId, villaId))
    .orderBy(asc(villaImages.position), asc(villaImages.id));
}

function selectPrices(db: Database, villaId: number) {
  return db.read
    .select(priceColumns)
    .from(villaPrices)
    .where(eq(villaPrices.villaId, villaId))
    .orderBy(asc(villaPrices.startsOn), asc(villaPrices.id));
}

function selectDiscounts(db: Database, villaId: number) {
  return db.read
    .select(discountColumns)
    .from(villaDiscounts)
    .where(eq(villaDiscounts.villaId, villaId))
    .orderBy(asc(villaDiscounts.id));
}

function selectSources(db: Database, villaId: number) {
  return db.read
    .select({
      ...pick(calendarSources, 'id', 'source', 'url', 'active', 'lastOkAt'),
      ...pick(calendarSources, 'lastError', 'failures'),
    })
    .from(calendarSources)
    .where(eq(calendarSources.villaId, villaId))
    .orderBy(asc(calendarSources.id));
}

function selectDistances(db: Database, villaId: number) {
  return db.read
    .select({ place: villaDistances.place, metres: villaDistances.metres })
    .from(villaDistances)
    .where(eq(villaDistances.villaId, villaId))
    .orderBy(asc(villaDistances.id));
}
