import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type {
  ConflictListQuery,
  RunListQuery,
  SourceListQuery,
} from '#domain/calendars/admin-schema.ts';
import type { Day } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import {
  calendarConflicts,
  calendarSources,
  calendarSyncRuns,
  externalEvents,
} from '#drizzle/schema/calendars.ts';
import { manualBlocks } from '#drizzle/schema/nights.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readPage } from '#worker/platform/database/read-page.ts';
import { type Viewer, visibleTo } from '#worker/platform/viewer.ts';

const total = sql<number>`count(*)`;

/** Links with their freshness, by villa. */
export async function listSources(
  db: Database,
  { villa_id, ...part }: SourceListQuery,
  viewer: Viewer,
  today: Day,
) {
  const filter = and(
    eq(calendarSources.active, true),
    villa_id === undefined ? undefined : eq(calendarSources.villaId, villa_id),
    visibleTo(viewer),
  );
  return readPage(db, part, {
    items: db.read
      .select({
        row: calendarSources,
        villaName: villas.name,
        events: sql<number>`(
          select count(*) from external_events e
          where e.source_id = calendar_sources.id and e.removed_at is null and e.ends_on > ${today}
        )`,
        openConflicts: sql<number>`(
          select count(*) from calendar_conflicts c
          join external_events e on e.id = c.event_id
          where c.resolved_at is null and c.villa_id = calendar_sources.villa_id
            and e.source_id = calendar_sources.id
        )`,
      })
      .from(calendarSources)
      .innerJoin(villas, eq(villas.id, calendarSources.villaId))
      .where(filter)
      .orderBy(asc(villas.sortKey), asc(villas.id), asc(calendarSources.id)),
    counted: db.read
      .select({ total })
      .from(calendarSources)
      .innerJoin(villas, eq(villas.id, calendarSources.villaId))
      .where(filter),
  });
}

/** The facts that determine the freshness of each villa's calendars. */
export const listSourceStates = (db: Database, villaId: number | undefined, viewer: Viewer) =>
  db.read
    .select(pick(calendarSources, 'villaId', 'lastOkAt', 'lastOutcome', 'lastError', 'warnings'))
    .from(calendarSources)
    .innerJoin(villas, eq(villas.id, calendarSources.villaId))
    .where(
      and(
        eq(calendarSources.active, true),
        villaId === undefined ? undefined : eq(calendarSources.villaId, villaId),
        visibleTo(viewer),
      ),
    )
    .orderBy(asc(calendarSources.villaId), asc(calendarSources.id));

/** The run log, newest first. */
export async function listRuns(
  db: Database,
  { villa_id, source_id, outcome, ...part }: RunListQuery,
) {
  const filter = and(
    villa_id === undefined ? undefined : eq(calendarSources.villaId, villa_id),
    source_id === undefined ? undefined : eq(calendarSyncRuns.sourceId, source_id),
    outcome && eq(calendarSyncRuns.outcome, outcome),
  );
  return readPage(db, part, {
    items: db.read
      .select({
        row: calendarSyncRuns,
        source: calendarSources.source,
        villaId: villas.id,
        villaName: villas.name,
      })
      .from(calendarSyncRuns)
      .innerJoin(calendarSources, eq(calendarSources.id, calendarSyncRuns.sourceId))
      .innerJoin(villas, eq(villas.id, calendarSources.villaId))
      .where(filter)
      .orderBy(desc(calendarSyncRuns.createdAt), desc(calendarSyncRuns.id)),
    counted: db.read
      .select({ total })
      .from(calendarSyncRuns)
      .innerJoin(calendarSources, eq(calendarSources.id, calendarSyncRuns.sourceId))
      .where(filter),
  });
}

/** Conflicts with both sides: open ones by their first night, else newest first. */
export async function listConflicts(db: Database, { villa_id, state, ...part }: ConflictListQuery) {
  const filter = and(
    villa_id === undefined ? undefined : eq(calendarConflicts.villaId, villa_id),
    state === 'open' ? isNull(calendarConflicts.resolvedAt) : undefined,
    state === 'resolved' ? isNotNull(calendarConflicts.resolvedAt) : undefined,
  );
  const order =
    state === 'open'
      ? [asc(calendarConflicts.firstNight), asc(calendarConflicts.id)]
      : [desc(calendarConflicts.createdAt), desc(calendarConflicts.id)];
  return readPage(db, part, {
    items: selectConflicts(db, filter).orderBy(...order),
    counted: db.read.select({ total }).from(calendarConflicts).where(filter),
  });
}

export async function findConflict(db: Database, id: string): Promise<ConflictRow | null> {
  const [row] = await selectConflicts(db, eq(calendarConflicts.id, id));
  return row ?? null;
}

export type ConflictRow = Awaited<ReturnType<typeof selectConflicts>>[number];

function selectConflicts(db: Database, filter: SQL | undefined) {
  return db.read
    .select({
      ...pick(calendarConflicts, 'id', 'createdAt', 'firstNight', 'lastNight', 'resolvedAt'),
      ...pick(calendarConflicts, 'resolution', 'note', 'ref'),
      villaId: villas.id,
      villaName: villas.name,
      event: externalEvents,
      source: calendarSources.source,
      reservation: {
        ...pick(reservations, 'code', 'firstName', 'lastName', 'status', 'holdExpiresAt'),
        ...pick(reservations, 'optionExpiresAt', 'checkIn', 'checkOut'),
      },
      block: pick(manualBlocks, 'kind', 'note', 'startsOn', 'endsOn'),
    })
    .from(calendarConflicts)
    .innerJoin(villas, eq(villas.id, calendarConflicts.villaId))
    .innerJoin(externalEvents, eq(externalEvents.id, calendarConflicts.eventId))
    .innerJoin(calendarSources, eq(calendarSources.id, externalEvents.sourceId))
    .leftJoin(reservations, eq(reservations.id, calendarConflicts.ref))
    .leftJoin(manualBlocks, eq(manualBlocks.id, calendarConflicts.ref))
    .where(filter);
}
