import { type SQL, sql } from 'drizzle-orm';
import { countsOf } from '#domain/calendars/events/diff.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import { conflict } from '#domain/errors.ts';
import { calendarSources } from '#drizzle/schema/calendars.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { newId } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import { settleDaily, settleExternalNights } from './external-nights.ts';
import type { ReadFeed } from '../read/read-feed.ts';
import { endRunSteps, type Run, type RunSource } from './run-steps.ts';

/**
 * The batch that makes a villa's calendar match its feed: the link, its events, the resulting
 * nights and conflicts, and the log. For a new feed, the first statement returns its id. @param
 * settles Recomputes nights and conflicts even when the feed has no changes.
 */
export function applySteps(deps: Deps, read: ReadFeed, run: Run, settles: boolean): Step[] {
  const { feed, diff, version } = read;
  const source: RunSource = read.source ?? {
    id: sql`(select id from calendar_sources where villa_id = ${feed.villaId} and url = ${feed.url})`,
    revision: 0,
    active: true,
    failures: 0,
  };
  return [
    ...(read.source === null ? [linkStep(deps, read)] : []),
    ...endRunSteps(deps, source, {
      ...run,
      outcome: diff.changes ? 'applied' : 'unchanged',
      counts: countsOf(diff),
      error: null,
      learned: { ...version, source: feed.source },
      warnings: diff.warnings,
      notes: diff.notes,
    }),
    ...(diff.changes ? eventSteps(deps, read, source.id) : []),
    ...(settles || diff.changes || read.source === null
      ? settleExternalNights(feed.villaId, deps.clock.now())
      : settleDaily(read.source, deps.clock.now())),
  ];
}

function linkStep(deps: Deps, { feed }: ReadFeed): Step {
  const at = deps.clock.now().toISOString();
  const { villaId, url, source } = feed;
  return step(
    build
      .insert(calendarSources)
      .values({ villaId, url, source, createdAt: at, updatedAt: at })
      .returning({ id: calendarSources.id }),
    () => conflict('FEED_MOVED_ON'),
  );
}

/** Days that removed events are kept: some sellers constantly rename their events. */
const KEPT_DAYS = 30;

/** Stores the feed's current events; coming events that it no longer has are marked as removed. */
function eventSteps(deps: Deps, { reading, diff }: ReadFeed, sourceId: number | SQL): Step[] {
  const now = deps.clock.now();
  const at = now.toISOString();
  const rows = reading.events.map((event) => ({ id: newId(now), ...event }));
  const gone = diff.gone.map(({ uid }) => uid);
  const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  return [
    step(sql`
      delete from external_events
      where source_id = ${sourceId} and removed_at < ${oldest}
        and not exists (select 1 from calendar_conflicts c where c.event_id = external_events.id)`),
    step(sql`
      update external_events set removed_at = ${at}, updated_at = ${at}
      where source_id = ${sourceId} and removed_at is null and ends_on > ${istanbulDay(now)}
        and uid in (select value from json_each(${JSON.stringify(gone)}))`),
    step(sql`
      insert into external_events
        (id, created_at, updated_at, source_id, uid, starts_on, ends_on, summary, kind)
      select value ->> 'id', ${at}, ${at}, ${sourceId}, value ->> 'uid', value ->> 'start',
        value ->> 'end', value ->> 'summary', value ->> 'kind'
      from json_each(${JSON.stringify(rows)})
      where true
      on conflict (source_id, uid) do update set
        starts_on = excluded.starts_on, ends_on = excluded.ends_on, summary = excluded.summary,
        kind = excluded.kind, removed_at = null, updated_at = excluded.updated_at
      where external_events.starts_on <> excluded.starts_on
        or external_events.ends_on <> excluded.ends_on
        or external_events.summary <> excluded.summary
        or external_events.kind <> excluded.kind
        or external_events.removed_at is not null`),
  ];
}
