import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { eventId, serialId } from './columns.ts';
import { villas } from './villas.ts';

/** A feed of another seller's calendar for one villa. */
export const calendarSources = sqliteTable(
  'calendar_sources',
  {
    ...serialId,
    villaId: integer('villa_id')
      .notNull()
      .references(() => villas.id),
    source: text('source', { enum: ['airbnb', 'booking', 'vrbo', 'google', 'other'] }).notNull(),
    url: text('url').notNull(),
    active: integer('active', { mode: 'boolean' }).notNull().default(true),
    etag: text('etag'),
    lastModified: text('last_modified'),
    lastOkAt: text('last_ok_at'),
    lastError: text('last_error'),
    failures: integer('failures').notNull().default(0),
    nextRunAt: text('next_run_at'),
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
    removedAt: text('removed_at'),
  },
  (t) => [
    uniqueIndex('external_events_uid').on(t.sourceId, t.uid),
    index('external_events_start').on(t.sourceId, t.startsOn),
  ],
);

export const calendarSyncRuns = sqliteTable(
  'calendar_sync_runs',
  {
    ...eventId,
    sourceId: integer('source_id')
      .notNull()
      .references(() => calendarSources.id),
    outcome: text('outcome', { enum: ['applied', 'unchanged', 'held', 'failed'] }).notNull(),
    counts: text('counts', { mode: 'json' }).notNull(),
    error: text('error'),
    finishedAt: text('finished_at'),
  },
  (t) => [index('calendar_sync_runs_source').on(t.sourceId, t.createdAt)],
);

/** An external event over a stay of ours: waits for a person, never overwrites. */
export const calendarConflicts = sqliteTable(
  'calendar_conflicts',
  {
    ...eventId,
    eventId: text('event_id')
      .notNull()
      .references(() => externalEvents.id),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villas.id),
    ref: text('ref').notNull(),
    firstNight: text('first_night').notNull(),
    lastNight: text('last_night').notNull(),
    resolvedAt: text('resolved_at'),
    resolution: text('resolution'),
  },
  (t) => [index('calendar_conflicts_open').on(t.resolvedAt, t.villaId)],
);
