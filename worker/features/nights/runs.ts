import { and, gte, inArray, lt, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { NightRun } from '#domain/availability/admin-schema.ts';
import { runsOf } from '#domain/availability/night-runs.ts';
import type { Day } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import { calendarSources, externalEvents } from '#drizzle/schema/calendars.ts';
import { manualBlocks, villaNights } from '#drizzle/schema/nights.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { jsonRows, ONE_ROW } from '#worker/platform/database/json-rows.ts';
import { holderAt, isTaken, kindAt } from './taken-at.ts';

/** The holders of the nights in [from, to) at the instant `now`. */
export type RunWindow = { from: Day; to: Day; now: string; except?: string };

/**
 * The taken nights of the villas selected by `villaIds`, one row per holder. The nights of a holder
 * are consecutive, except those of a feed's event, which are listed one by one.
 */
export function selectHeldNights(
  db: Database,
  villaIds: SQLWrapper,
  { from, to, now, except }: RunWindow,
) {
  const ref = holderAt(now);
  const held = db.read
    .select({
      villaId: villaNights.villaId,
      ref: ref.as('holder'),
      kind: kindAt(now).as('held_as'),
      first: sql<Day>`min(${villaNights.night})`.as('first_night'),
      last: sql<Day>`max(${villaNights.night})`.as('last_night'),
      scattered: sql<
        string | null
      >`group_concat(case when ${kindAt(now)} = 'external' then ${villaNights.night} end)`.as(
        'scattered',
      ),
      expiresAt: sql<
        string | null
      >`max(case when ${villaNights.expiresAt} > ${now} then ${villaNights.expiresAt} end)`.as(
        'held_until',
      ),
    })
    .from(villaNights)
    .where(
      and(
        inArray(villaNights.villaId, villaIds),
        gte(villaNights.night, from),
        lt(villaNights.night, to),
        isTaken(now),
        except === undefined ? undefined : ne(ref, except),
      ),
    )
    .groupBy(villaNights.villaId, ref)
    .as('held');
  const rows = jsonRows(
    {
      ...pick(held, 'villaId', 'kind', 'ref', 'first', 'last', 'scattered', 'expiresAt'),
      ...pick(reservations, 'status', 'firstName', 'lastName'),
      blockKind: manualBlocks.kind,
      note: manualBlocks.note,
      source: calendarSources.source,
      summary: externalEvents.summary,
    },
    sql`from ${held}
      left join ${reservations} on ${reservations.id} = ${held.ref}
      left join ${manualBlocks} on ${manualBlocks.id} = ${held.ref}
      left join ${externalEvents} on ${externalEvents.id} = ${held.ref}
      left join ${calendarSources} on ${calendarSources.id} = ${externalEvents.sourceId}
      order by ${held.villaId}, ${held.first}`,
  );
  return db.read.select({ rows }).from(ONE_ROW);
}

type HeldRow = Awaited<ReturnType<typeof selectHeldNights>>[number]['rows'][number];

/** The runs of one row; without `inFull` a guest is a first name and an initial. */
export function toRuns(row: HeldRow, inFull: boolean): NightRun[] {
  const scattered = row.scattered?.split(',') ?? null;
  return runsOf({ ...row, scattered }, inFull);
}
