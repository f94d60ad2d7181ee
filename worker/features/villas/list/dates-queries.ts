import { and, asc, count, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import type { TakenRun, VillaDatesQuery } from '#domain/villas/admin-list-schema.ts';
import { manualBlocks, villaNights } from '#drizzle/schema/nights.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Part } from '#worker/platform/database/read-in-parts.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { byOffice } from '#worker/features/nights/by-office.ts';
import { holderAt, isTaken, kindAt } from '#worker/features/nights/taken-at.ts';
import { datesFilter } from './list-filters.ts';
import { optionColumns } from './list-queries.ts';

/** A range of nights [from, to) and the instant with which the expiry of options is compared. */
type DateRange = { from: Day; to: Day; now: string };

/** One page of villas with the manual blocks and the taken nights of a range, in one trip. */
export async function listVillasWithDates(
  db: Database,
  query: VillaDatesQuery & Part,
  viewer: Viewer,
  range: DateRange,
) {
  const filter = datesFilter(query, viewer);
  const order = [asc(villas.sortKey), asc(villas.id)];
  const page = db.read
    .select({ id: villas.id })
    .from(villas)
    .where(filter)
    .orderBy(...order)
    .limit(query.take)
    .offset(query.skip);
  const { rows, counted, blocks, runs } = await readTogether(db, {
    rows: db.read
      .select(optionColumns)
      .from(villas)
      .where(inArray(villas.id, page))
      .orderBy(...order),
    counted: db.read.select({ total: count() }).from(villas).where(filter),
    blocks: db.read
      .select({ ...blockColumns, villaId: manualBlocks.villaId })
      .from(manualBlocks)
      .where(and(inArray(manualBlocks.villaId, page), standingBlock(range)))
      .orderBy(asc(manualBlocks.startsOn), asc(manualBlocks.id)),
    runs: selectTakenRuns(db, page.getSQL(), range),
  });
  return { rows, total: counted[0]?.total ?? 0, blocks, runs };
}

/** A manual block as shown in the editor and in pickers. */
export const blockColumns = {
  id: manualBlocks.id,
  version: manualBlocks.version,
  status: manualBlocks.kind,
  started_at: manualBlocks.startsOn,
  finished_at: manualBlocks.endsOn,
  note: manualBlocks.note,
  expires_at: manualBlocks.expiresAt,
  by_office: byOffice,
};

/** Blocks that hold a night of the range: neither removed nor expired. */
export const standingBlock = ({ from, to, now }: DateRange) =>
  and(
    isNull(manualBlocks.removedAt),
    lt(manualBlocks.startsOn, to),
    gt(manualBlocks.endsOn, from),
    or(isNull(manualBlocks.expiresAt), gt(manualBlocks.expiresAt, now)),
  );

/**
 * Taken nights as runs of one holder, in order. For consecutive nights the difference between day
 * and rank is constant, and runs are grouped by it.
 */
function selectTakenRuns(db: Database, villaIds: SQL, { from, to, now }: DateRange) {
  const ranked = sql`(
    select villa_id, night, kind, ref,
      julianday(night) - row_number() over (partition by villa_id, ref order by night) as run
    from (
      select villa_id, night, ${kindAt(now)} as kind, ${holderAt(now)} as ref from ${villaNights}
      where villa_id in (${villaIds}) and night >= ${from} and night < ${to} and ${isTaken(now)}))`;
  return db.read
    .select({
      villaId: sql<number>`villa_id`,
      kind: sql<TakenRun['kind']>`kind`,
      ref: sql<string>`ref`,
      first: sql<Day>`min(night)`,
      last: sql<Day>`max(night)`,
    })
    .from(ranked)
    .groupBy(sql`villa_id, ref, kind, run`)
    .orderBy(sql`villa_id, min(night)`);
}
