import { and, inArray, isNull, lte, or } from 'drizzle-orm';
import { DomainError } from '#domain/errors.ts';
import { calendarSources } from '#drizzle/schema/calendars.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { inMinutes, instant } from '#worker/platform/clock.ts';
import { concurrently } from '#worker/platform/concurrently.ts';
import { logError } from '#worker/platform/log.ts';
import { taskTime } from '#worker/platform/task-time.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import { isReadToday } from '../apply/external-nights.ts';
import { failedSteps, notModifiedSteps, planRun } from '../apply/plan-run.ts';
import { fetchFeed } from '../read/fetch-feed.ts';
import { listDueSources, type SourceRow } from '../queries.ts';
import { compareFeed, getContext, type NamedFeed } from '../read/read-feed.ts';
import { beginRun, type Run } from '../apply/run-steps.ts';

/** Feeds read in one tick of the cron; the next minute continues. 3,000 feeds take 15 minutes. */
const SOURCES_PER_TICK = 240;

/** Feeds claimed and read concurrently: the platform opens six connections at a time. */
const CLAIM = 24;
const SIDE_BY_SIDE = 6;

/** How long a feed stays claimed by a run that died. */
const LEASE_MINUTES = 5;

/** Each feed by how it went. */
type TickReport = { read: number; failed: number };

/**
 * Reads the feeds that are due, every minute. Each is claimed before it is read, and its batch only
 * succeeds if no other run of it has ended meanwhile, so two isolates never apply one feed twice.
 */
export async function syncDueFeeds(deps: Deps): Promise<TickReport> {
  const report: TickReport = { read: 0, failed: 0 };
  const isOver = taskTime(deps.clock);
  while (report.read < SOURCES_PER_TICK && !isOver()) {
    const claimed = await claimDue(deps);
    await concurrently(claimed, SIDE_BY_SIDE, async (source) => {
      report.read += 1;
      if (!(await syncQuietly(deps, source))) report.failed += 1;
    });
    if (claimed.length < CLAIM) break;
  }
  return report;
}

/** Due feeds that nobody else has claimed; they become due again if this run never ends. */
async function claimDue(deps: Deps): Promise<SourceRow[]> {
  const now = instant(deps.clock);
  const due = await listDueSources(deps.db, now, CLAIM);
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  const isDue = or(isNull(calendarSources.nextRunAt), lte(calendarSources.nextRunAt, now));
  const claim = build
    .update(calendarSources)
    .set({ nextRunAt: inMinutes(deps.clock, LEASE_MINUTES) })
    .where(and(inArray(calendarSources.id, ids), isDue))
    .returning({ id: calendarSources.id });
  const [result] = await deps.db.write([step(claim)]);
  const claimed = new Set(result?.rows.map((row) => Number(row.id)));
  return due.filter(({ id }) => claimed.has(id));
}

/** One feed. An error is recorded with the feed, or reported, and does not affect other feeds. */
async function syncQuietly(deps: Deps, source: SourceRow): Promise<boolean> {
  const run = beginRun(deps);
  try {
    await deps.db.write(await runSteps(deps, source, run));
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'FEED_MOVED_ON') return true;
    const isFeeds = error instanceof DomainError && error.code.startsWith('FEED_');
    const end = isFeeds ? failedSteps(deps, source, run, error) : null;
    await (end && deps.db.write(end).catch(reportError));
    if (!isFeeds) reportError(error);
    return false;
  }
}

/**
 * What a run of a feed writes. The first reading of a day fetches the whole feed unconditionally.
 */
async function runSteps(deps: Deps, source: SourceRow, run: Run): Promise<Step[]> {
  const known = isReadToday(source, deps.clock.now()) ? source : undefined;
  const { text, version } = await fetchFeed(deps, source.url, known);
  if (text === null) return notModifiedSteps(deps, source, run, version);
  const feed: NamedFeed = { villaId: source.villaId, url: source.url, source: source.source };
  const context = { ...(await getContext(deps, feed)), source };
  return planRun(deps, await compareFeed(deps, feed, context, text, version), run).steps;
}

const reportError = (error: unknown): void => logError({ at: 'calendar feed' }, error);
