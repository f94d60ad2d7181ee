import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { FeedWarning } from '#domain/calendars/events/feed-event.ts';
import { SOURCES } from '#domain/calendars/sources.ts';
import {
  ENDINGS,
  EVENT_KINDS,
  RESOLUTIONS,
  type RunCounts,
  RUN_OUTCOMES,
} from '#domain/calendars/states.ts';
import { eventId, flag, serialId } from './columns.ts';
import { villas } from './villas.ts';
import type { VillaId } from '#domain/values/ids.ts';

/** Events by name, with what could not be read of each. */
const warnings = () =>
  text('warnings', { mode: 'json' }).$type<FeedWarning[]>().notNull().default([]);

/** A feed of another seller's calendar for one villa. */
export const calendarSources = sqliteTable(
  'calendar_sources',
  {
    ...serialId,
    villaId: integer('villa_id')
      .$type<VillaId>()
      .notNull()
      .references(() => villas.id),
    source: text('source', { enum: SOURCES }).notNull(),
    url: text('url').notNull(),
    active: flag('active', true),
    etag: text('etag'),
    lastModified: text('last_modified'),
    lastOkAt: text('last_ok_at'),
    lastError: text('last_error'),
    failures: integer('failures').notNull().default(0),
    /** When it is read next; a run moves it ahead first, so that no other run reads it as well. */
    nextRunAt: text('next_run_at'),
    lastOutcome: text('last_outcome', { enum: RUN_OUTCOMES }),
    /** Events that the last run could not read completely. */
    warnings: warnings(),
    /** Coming events that the seller marks as free or as tentative. */
    notes: text('notes', { mode: 'json' }).$type<FeedWarning[]>().notNull().default([]),
    /**
     * Raised by every run that ends: a run may only write if it is still the value that it read.
     */
    revision: integer('revision').notNull().default(0),
  },
  (t) => [
    uniqueIndex('calendar_sources_url').on(t.villaId, t.url),
    index('calendar_sources_due').on(t.active, t.nextRunAt),
  ],
);

export const externalEvents = sqliteTable(
  'external_events',
  {
    ...eventId,
    sourceId: integer('source_id')
      .notNull()
      .references(() => calendarSources.id),
    uid: text('uid').notNull(),
    startsOn: text('starts_on').notNull(),
    endsOn: text('ends_on').notNull(),
    summary: text('summary').notNull().default(''),
    /** A guest's stay elsewhere, or nights that the other seller closed. */
    kind: text('kind', { enum: EVENT_KINDS }).notNull().default('booking'),
    removedAt: text('removed_at'),
  },
  (t) => [
    uniqueIndex('external_events_uid').on(t.sourceId, t.uid),
    index('external_events_start').on(t.sourceId, t.startsOn),
    // For house tasks, which look for events by their days.
    index('external_events_comes')
      .on(t.startsOn, t.endsOn)
      .where(sql`removed_at is null and kind = 'booking'`),
    index('external_events_goes')
      .on(t.endsOn)
      .where(sql`removed_at is null and kind = 'booking'`),
  ],
);

export const calendarSyncRuns = sqliteTable(
  'calendar_sync_runs',
  {
    ...eventId,
    sourceId: integer('source_id')
      .notNull()
      .references(() => calendarSources.id),
    outcome: text('outcome', { enum: RUN_OUTCOMES }).notNull(),
    counts: text('counts', { mode: 'json' }).$type<RunCounts>().notNull(),
    error: text('error'),
    warnings: warnings(),
    finishedAt: text('finished_at'),
  },
  (t) => [
    index('calendar_sync_runs_source').on(t.sourceId, t.createdAt),
    index('calendar_sync_runs_created').on(t.createdAt),
  ],
);

/** An external event that overlaps a stay of ours: a person decides, it never overwrites. */
export const calendarConflicts = sqliteTable(
  'calendar_conflicts',
  {
    ...eventId,
    eventId: text('event_id')
      .notNull()
      .references(() => externalEvents.id),
    villaId: integer('villa_id')
      .$type<VillaId>()
      .notNull()
      .references(() => villas.id),
    /** Our side: the id of a reservation or of a manual block. */
    ref: text('ref').notNull(),
    firstNight: text('first_night').notNull(),
    lastNight: text('last_night').notNull(),
    resolvedAt: text('resolved_at'),
    resolution: text('resolution', { enum: [...RESOLUTIONS, ...ENDINGS] }),
    note: text('note').notNull().default(''),
  },
  (t) => [
    index('calendar_conflicts_open').on(t.resolvedAt, t.villaId),
    index('calendar_conflicts_event').on(t.eventId, t.ref),
  ],
);
