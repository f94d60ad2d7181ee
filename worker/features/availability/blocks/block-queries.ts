import { and, asc, count, desc, eq, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { BlockListQuery } from '#domain/availability/admin-schema.ts';
import { pick } from '#domain/values/pick.ts';
import { manualBlocks } from '#drizzle/schema/nights.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { endOfDay, startOfDay } from '#worker/platform/clock.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { type Viewer, visibleTo } from '#worker/platform/viewer.ts';
import { byOffice } from '#worker/features/nights/by-office.ts';
import { optionMaxDays } from '#worker/features/villas/stay-facts/option-max-days.ts';
import { readPage } from '#worker/platform/database/read-page.ts';

const blockColumns = {
  ...pick(manualBlocks, 'id', 'version', 'villaId'),
  villaName: villas.name,
  ...pick(manualBlocks, 'kind', 'startsOn', 'endsOn', 'note', 'expiresAt', 'createdAt'),
  byOffice,
  firstName: userDetails.firstName,
  lastName: userDetails.lastName,
};

/** Blocks that hold nights at the instant `now`. */
const standing = (now: string) =>
  and(
    isNull(manualBlocks.removedAt),
    sql`(${manualBlocks.expiresAt} is null or ${manualBlocks.expiresAt} > ${now})`,
  );

/** One page of the manual blocks and the count of all that match, in one trip. */
export async function listBlockRows(
  db: Database,
  query: BlockListQuery,
  viewer: Viewer,
  now: string,
) {
  const filter = and(standing(now), visibleTo(viewer), ...blockFilters(query));
  return readPage(db, query, {
    items: db.read
      .select(blockColumns)
      .from(manualBlocks)
      .innerJoin(villas, eq(villas.id, manualBlocks.villaId))
      .leftJoin(userDetails, eq(userDetails.userId, manualBlocks.createdBy))
      .where(filter)
      .orderBy(...blockOrder(query.order)),
    counted: db.read
      .select({ total: count() })
      .from(manualBlocks)
      .innerJoin(villas, eq(villas.id, manualBlocks.villaId))
      .where(filter),
  });
}

function blockFilters(query: BlockListQuery): (SQL | undefined)[] {
  const { status, villa_id, started_at, finished_at, created_at } = query;
  return [
    status && eq(manualBlocks.kind, status),
    villa_id === undefined ? undefined : eq(manualBlocks.villaId, villa_id),
    started_at === undefined ? undefined : gte(manualBlocks.startsOn, started_at),
    finished_at === undefined ? undefined : lte(manualBlocks.endsOn, finished_at),
    created_at === undefined ? undefined : gte(manualBlocks.createdAt, startOfDay(created_at)),
    created_at === undefined ? undefined : lt(manualBlocks.createdAt, endOfDay(created_at)),
  ];
}

const BLOCK_COLUMNS = {
  started_at: manualBlocks.startsOn,
  finished_at: manualBlocks.endsOn,
  created_at: manualBlocks.createdAt,
};

function blockOrder(order: BlockListQuery['order']): SQL[] {
  const column = BLOCK_COLUMNS[order.replace('-', '') as keyof typeof BLOCK_COLUMNS];
  return order.startsWith('-')
    ? [desc(column), desc(manualBlocks.id)]
    : [asc(column), asc(manualBlocks.id)];
}

/** An active block; null when unknown, removed, expired or not the viewer's. */
export async function findBlockRow(db: Database, id: string, viewer: Viewer, now: string) {
  const [row] = await selectBlock(db, id, viewer, now);
  return row ?? null;
}

const selectBlock = (db: Database, id: string, viewer: Viewer, now: string) =>
  db.read
    .select(blockColumns)
    .from(manualBlocks)
    .innerJoin(villas, eq(villas.id, manualBlocks.villaId))
    .leftJoin(userDetails, eq(userDetails.userId, manualBlocks.createdBy))
    .where(and(eq(manualBlocks.id, id), standing(now), visibleTo(viewer)));

const selectVilla = (db: Database, id: number | SQL, viewer: Viewer) =>
  db.read
    .select({ id: villas.id, name: villas.name, checkInTime: villas.checkInTime, optionMaxDays })
    .from(villas)
    .where(and(eq(villas.id, id), visibleTo(viewer)));

/** The villa to block and the acting user, in one trip; null when the villa is not the viewer's. */
export async function findBlockTarget(db: Database, villaId: number, viewer: Viewer) {
  const { found, people } = await readTogether(db, {
    found: selectVilla(db, villaId, viewer),
    people: db.read
      .select({ firstName: userDetails.firstName, lastName: userDetails.lastName })
      .from(userDetails)
      .where(eq(userDetails.userId, viewer.userId)),
  });
  return found[0] ? { villa: found[0], person: people[0] ?? null } : null;
}

/** An active block and the villa it is to be moved to, in one trip; null when either is missing. */
export async function findBlockToChange(
  db: Database,
  id: string,
  villaId: number | undefined,
  viewer: Viewer,
  now: string,
) {
  const ofBlock = sql`(select ${manualBlocks.villaId} from ${manualBlocks} where ${manualBlocks.id} = ${id})`;
  const {
    block: [block],
    villa: [villa],
  } = await readTogether(db, {
    block: selectBlock(db, id, viewer, now),
    villa: selectVilla(db, villaId ?? ofBlock, viewer),
  });
  return block === undefined || villa === undefined ? null : { block, villa };
}

/** Expired blocks whose nights still have to be removed. */
export function listDueBlocks(db: Database, now: string, limit: number) {
  return db.read
    .select({
      ...pick(manualBlocks, 'id', 'version', 'villaId', 'kind', 'startsOn', 'endsOn'),
      ...pick(manualBlocks, 'note', 'expiresAt'),
    })
    .from(manualBlocks)
    .where(and(isNull(manualBlocks.removedAt), lte(manualBlocks.expiresAt, now)))
    .orderBy(asc(manualBlocks.expiresAt))
    .limit(limit);
}
