import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { NightRun } from '#domain/availability/admin-schema.ts';
import { runsOf } from '#domain/availability/night-runs.ts';
import type { Day } from '#domain/dates.ts';
import { calendarSources, externalEvents } from '#drizzle/schema/calendars.ts';
import { manualBlocks, villaNights } from '#drizzle/schema/nights.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Database } from '../../platform/database.ts';

/** Whose nights in [from, to), as they stand at the instant `now`. */
export type RunWindow = { from: Day; to: Day; now: string; except?: string };

/**
 * The taken nights of the villas that `villaIds` selects, one row a holder. Nights of one holder are
 * neighbours, but for a feed's: those are listed one by one.
 */
export function selectHeldNights(
  db: Database,
  villaIds: SQLWrapper,
  { from, to, now, except }: RunWindow,
) {
  const held = db.read
    .select({
      villaId: villaNights.villaId,
      ref: villaNights.ref,
      kind: villaNights.kind,
      first: sql<Day>`min(${villaNights.night})`.as('first_night'),
      last: sql<Day>`max(${villaNights.night})`.as('last_night'),
      scattered: sql<
        string | null
      >`group_concat(case when ${villaNights.kind} = 'external' then ${villaNights.night} end)`.as(
        'scattered',
      ),
      expiresAt: sql<string | null>`max(${villaNights.expiresAt})`.as('held_until'),
    })
    .from(villaNights)
    .where(
      and(
        inArray(villaNights.villaId, villaIds),
        gte(villaNights.night, from),
        lt(villaNights.night, to),
        or(isNull(villaNights.expiresAt), gt(villaNights.expiresAt, now)),
        except === undefined ? undefined : ne(villaNights.ref, except),
      ),
    )
    .groupBy(villaNights.villaId, villaNights.ref)
    .as('held');
  return db.read
    .select({
      villaId: held.villaId,
      kind: held.kind,
      ref: held.ref,
      first: held.first,
      last: held.last,
      scattered: held.scattered,
      expiresAt: held.expiresAt,
      status: reservations.status,
      firstName: reservations.firstName,
      lastName: reservations.lastName,
      blockKind: manualBlocks.kind,
      note: manualBlocks.note,
      source: calendarSources.source,
      summary: externalEvents.summary,
    })
    .from(held)
    .leftJoin(reservations, eq(reservations.id, held.ref))
    .leftJoin(manualBlocks, eq(manualBlocks.id, held.ref))
    .leftJoin(externalEvents, eq(externalEvents.id, held.ref))
    .leftJoin(calendarSources, eq(calendarSources.id, externalEvents.sourceId))
    .orderBy(asc(held.villaId), asc(held.first));
}

type HeldRow = Awaited<ReturnType<typeof selectHeldNights>>[number];

/** The runs of one row; without `inFull` a guest is a first name and an initial. */
export function toRuns(row: HeldRow, inFull: boolean): NightRun[] {
  const scattered = row.scattered?.split(',') ?? null;
  return runsOf({ ...row, scattered }, inFull);
}
