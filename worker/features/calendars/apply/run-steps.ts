import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { FeedWarning } from '#domain/calendars/events/feed-event.ts';
import { keptNotes, keptWarnings } from '#domain/calendars/feed-warning.ts';
import { nextRunAt } from '#domain/calendars/schedule.ts';
import type { RunCounts, RunOutcome } from '#domain/calendars/states.ts';
import { conflict } from '#domain/errors.ts';
import { pick } from '#domain/values/pick.ts';
import { calendarSources, calendarSyncRuns } from '#drizzle/schema/calendars.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { newId } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, type Step, step } from '#worker/platform/database/write-batch.ts';
import type { SourceRow } from '../queries.ts';

/** How long the run log is kept. */
const KEPT_DAYS = 90;

/** The feed of a run as it was read; a feed that is created in the same batch has no id yet. */
export type RunSource = Pick<SourceRow, 'revision' | 'active' | 'failures'> & { id: number | SQL };

/** One reading of a feed, from its beginning. */
export type Run = { id: string; startedAt: string };

/**
 * The end of a run. `error` is the message for a person; `learned` is stored for an applied
 * reading, `warnings` and `notes` for one that received the feed's text.
 */
type RunEnd = Run & {
  outcome: RunOutcome;
  counts: RunCounts;
  error: string | null;
  learned?: Pick<SourceRow, 'source' | 'etag' | 'lastModified'>;
  warnings?: readonly FeedWarning[];
  notes?: readonly FeedWarning[];
};

export const NOTHING: RunCounts = {
  new: 0,
  moved: 0,
  gone: 0,
  conflicts: 0,
  ignored: 0,
  unchanged: 0,
  lost: 0,
};

export function beginRun({ clock }: Pick<Deps, 'clock'>): Run {
  const now = clock.now();
  return { id: newId(now), startedAt: now.toISOString() };
}

/**
 * The end of a run of a known feed: its state, when it is due next, and the log. The first two
 * steps abort the batch when another run of the feed has ended since `source` was read.
 */
export function endRunSteps(deps: Deps, source: RunSource, end: RunEnd): Step[] {
  const isOk = end.outcome === 'applied' || end.outcome === 'unchanged';
  const failures = end.outcome === 'failed' ? source.failures + 1 : 0;
  const now = deps.clock.now();
  return [
    step(
      build
        .update(calendarSources)
        .set({
          active: true,
          failures,
          lastOutcome: end.outcome,
          lastError: end.error,
          nextRunAt: nextRunAt(now, failures, Math.random()),
          revision: source.revision + 1,
          updatedAt: now.toISOString(),
          ...(isOk && { lastOkAt: now.toISOString() }),
          ...end.learned,
          ...(end.warnings && { warnings: keptWarnings(end.warnings) }),
          ...(end.notes && { notes: keptNotes(end.notes) }),
        })
        .where(
          and(
            eq(calendarSources.id, sql`${source.id}`),
            eq(calendarSources.revision, source.revision),
            eq(calendarSources.active, source.active),
          ),
        ),
    ),
    changedOne('calendar.unchanged', () => conflict('FEED_MOVED_ON')),
    ...logSteps(deps, source.id, end),
  ];
}

/** The row of the log. Of consecutive readings without changes only the last is kept. */
function logSteps(deps: Deps, sourceId: number | SQL, end: RunEnd): Step[] {
  const now = deps.clock.now();
  const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  return [
    ...(end.outcome === 'unchanged' ? [dropUnchanged(sourceId)] : []),
    step(
      build
        .delete(calendarSyncRuns)
        .where(
          and(
            eq(calendarSyncRuns.sourceId, sql`${sourceId}`),
            lt(calendarSyncRuns.createdAt, oldest),
          ),
        ),
    ),
    step(
      build.insert(calendarSyncRuns).values({
        id: end.id,
        createdAt: end.startedAt,
        updatedAt: now.toISOString(),
        sourceId: sql`${sourceId}`,
        ...pick(end, 'outcome', 'counts', 'error'),
        warnings: keptWarnings(end.warnings ?? []),
        finishedAt: now.toISOString(),
      }),
    ),
  ];
}

function dropUnchanged(sourceId: number | SQL): Step {
  const latest = sql`(select id from calendar_sync_runs
    where source_id = ${sourceId} order by created_at desc, id desc limit 1)`;
  return step(
    build
      .delete(calendarSyncRuns)
      .where(and(eq(calendarSyncRuns.outcome, 'unchanged'), eq(calendarSyncRuns.id, latest))),
  );
}
