import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { OurStay } from '#domain/calendars/events/diff.ts';
import type { FeedEvent } from '#domain/calendars/events/feed-event.ts';
import type { OurKind } from '#domain/calendars/states.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import { calendarSources, externalEvents } from '#drizzle/schema/calendars.ts';
import { manualBlocks, nightHolders, villaNights } from '#drizzle/schema/nights.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { writtenOnce } from '#worker/platform/database/written-once.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { holderAt, isOurs, isTaken } from '#worker/features/nights/taken-at.ts';

export type SourceRow = typeof calendarSources.$inferSelect;

/** The stored facts that a reading of a feed is compared with. */
export type FeedContext = {
  villa: { id: number; name: string };
  /** Null when the villa never had this link; a removed one is present but inactive. */
  source: SourceRow | null;
  /** The feed's events that stand. */
  known: FeedEvent[];
  /** Coming stays and blocks of ours in the villa. */
  ours: OurStay[];
};

/**
 * Everything a reading of `url` for a villa is compared with, in one trip; null for an unknown
 * villa.
 */
export async function findFeedContext(
  db: Database,
  villaId: number,
  url: string,
  { now, today }: { now: string; today: Day },
): Promise<FeedContext | null> {
  const { found, sources, known, ours } = await readTogether(db, {
    found: db.read
      .select({ id: villas.id, name: villas.name })
      .from(villas)
      .where(eq(villas.id, villaId)),
    sources: db.read
      .select()
      .from(calendarSources)
      .where(and(eq(calendarSources.villaId, villaId), eq(calendarSources.url, url))),
    known: db.read
      .select({
        uid: externalEvents.uid,
        start: externalEvents.startsOn,
        end: externalEvents.endsOn,
        kind: externalEvents.kind,
        summary: externalEvents.summary,
      })
      .from(externalEvents)
      .innerJoin(calendarSources, eq(calendarSources.id, externalEvents.sourceId))
      .where(
        and(
          eq(calendarSources.villaId, villaId),
          eq(calendarSources.url, url),
          isNull(externalEvents.removedAt),
        ),
      ),
    ours: db.read
      .select({
        kind: sql<OurKind>`${villaNights.kind}`,
        ref: villaNights.ref,
        start: sql<Day>`min(${villaNights.night})`,
        last: sql<Day>`max(${villaNights.night})`,
        label: ourLabel,
      })
      .from(villaNights)
      .leftJoin(reservations, eq(reservations.id, villaNights.ref))
      .leftJoin(manualBlocks, eq(manualBlocks.id, villaNights.ref))
      .where(and(eq(villaNights.villaId, villaId), gte(villaNights.night, today), isOurs(now)))
      .groupBy(villaNights.ref),
  });
  const villa = found[0];
  if (villa === undefined) return null;
  return {
    villa,
    source: sources[0] ?? null,
    known,
    ours: ours.map(({ last, ...stay }) => ({ ...stay, end: addDays(last, 1) })),
  };
}

/** "KY26-… Ad Soyad" of a reservation, else the note of a block. */
const ourLabel = sql<string>`coalesce(
  ${reservations.code} || ' ' || ${reservations.firstName} || ' ' || ${reservations.lastName},
  nullif(${manualBlocks.note}, ''), 'Elle kapatılan günler')`;

/** Which of `refs` ever held nights of this villa; no trip without refs. */
export async function findOwnHolders(
  db: Database,
  villaId: number,
  refs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (refs.length === 0) return new Set();
  const named = sql`(select value from json_each(${JSON.stringify(refs)}))`;
  const rows = await db.read
    .select({ ref: nightHolders.ref })
    .from(nightHolders)
    .where(and(eq(nightHolders.villaId, villaId), inArray(nightHolders.ref, named)));
  return new Set(rows.map(({ ref }) => ref));
}

/** Feeds that are due, the most overdue first. */
export async function listDueSources(
  db: Database,
  now: string,
  limit: number,
): Promise<SourceRow[]> {
  return db.read
    .select()
    .from(calendarSources)
    .where(
      and(
        eq(calendarSources.active, true),
        or(isNull(calendarSources.nextRunAt), lte(calendarSources.nextRunAt, now)),
      ),
    )
    .orderBy(asc(calendarSources.nextRunAt))
    .limit(limit);
}

/**
 * Villas with an open conflict whose sides may no longer overlap, for example because our hold has
 * expired.
 */
export async function listVillasToSettle(
  db: Database,
  { now, today }: { now: string; today: Day },
  limit: number,
): Promise<number[]> {
  const rows = await db.read.all<{ villaId: number }>(sql`
    select distinct c.villa_id as villaId from calendar_conflicts c
    where c.resolved_at is null and (c.last_night < ${today} or not exists (
      select 1 from villa_nights n
      where n.villa_id = c.villa_id and n.night between c.first_night and c.last_night
        and n.ref = c.ref and (n.expires_at is null or n.expires_at > ${now})
    ))
    limit ${limit}`);
  return rows.map(({ villaId }) => villaId);
}

/** All links of a villa, or a single one, with their coming nights, in one trip. */
export async function findLinks(
  db: Database,
  villaId: number,
  named: { sourceId?: number; url?: string },
  { now, today }: { now: string; today: Day },
) {
  const { found, links, nights } = await readTogether(db, {
    found: db.read.select({ id: villas.id }).from(villas).where(eq(villas.id, villaId)),
    links: db.read
      .select({ id: calendarSources.id, source: calendarSources.source })
      .from(calendarSources)
      .where(
        and(
          eq(calendarSources.villaId, villaId),
          eq(calendarSources.active, true),
          named.sourceId === undefined ? undefined : eq(calendarSources.id, named.sourceId),
          named.url === undefined ? undefined : eq(calendarSources.url, named.url),
        ),
      ),
    nights: db.read
      .select({ sourceId: externalEvents.sourceId, nights: sql<number>`count(*)` })
      .from(villaNights)
      .innerJoin(externalEvents, eq(externalEvents.id, holderAt(now)))
      .where(and(eq(villaNights.villaId, villaId), gte(villaNights.night, today), isTaken(now)))
      .groupBy(externalEvents.sourceId),
  });
  if (found.length === 0) return null;
  const ofLinks = nights.filter(({ sourceId }) => links.some(({ id }) => id === sourceId));
  return { links, nights: ofLinks.reduce((sum, row) => sum + row.nights, 0) };
}

/** The token of a villa's outgoing calendar; null for no such villa. */
export async function findCalendarToken(db: Database, villaId: number): Promise<string | null> {
  const [row] = await db.read
    .select({ token: villas.calendarToken })
    .from(villas)
    .where(eq(villas.id, villaId));
  return row?.token ?? null;
}

/** The age used for nights whose holder has no row of its own. */
const LONG_AGO = '2000-01-01T00:00:00.000Z';

/**
 * Our own nights of the villa that a token belongs to, grouped by stay, in one trip; null for an
 * unknown token. A stay that has begun is included completely, so that it remains the same event
 * until it ends.
 */
export async function findOwnNights(
  db: Database,
  token: string,
  { now, today }: { now: string; today: Day },
) {
  const asked = { token, now, today };
  const { found, nights } = await readTogether(db, {
    found: villaOfToken(asked),
    nights: ownNights(asked),
  });
  const villa = found[0];
  return villa === undefined ? null : { name: villa.name, nights };
}

const villaOfToken = writtenOnce('token')((read, { token }) =>
  read.select({ name: villas.name }).from(villas).where(eq(villas.calendarToken, token)),
);

const ownNights = writtenOnce(
  'token',
  'now',
  'today',
)((read, { token, now, today }) => {
  const villaId = sql`(select id from villas where calendar_token = ${token})`;
  return read
    .select({
      ref: villaNights.ref,
      kind: sql<OurKind>`${villaNights.kind}`,
      night: villaNights.night,
      version: reservations.version,
      createdAt: sql<string>`coalesce(${reservations.createdAt}, ${manualBlocks.createdAt}, ${LONG_AGO})`,
      changedAt: sql<string>`coalesce(${reservations.updatedAt}, ${manualBlocks.updatedAt}, ${LONG_AGO})`,
    })
    .from(villaNights)
    .leftJoin(reservations, eq(reservations.id, villaNights.ref))
    .leftJoin(manualBlocks, eq(manualBlocks.id, villaNights.ref))
    .where(
      and(
        eq(villaNights.villaId, villaId),
        isOurs(now),
        sql`${villaNights.ref} in (
          select ref from villa_nights where villa_id = ${villaId} and night >= ${today}
        )`,
      ),
    )
    .orderBy(asc(villaNights.night));
});
