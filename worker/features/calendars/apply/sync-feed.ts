import type { SyncInput, SyncResult } from '#domain/calendars/admin-schema.ts';
import { countsOf } from '#domain/calendars/events/diff.ts';
import { DomainError } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import type { SourceRow } from '../queries.ts';
import { getContext, nameFeed, readFeed, type ReadFeed } from '../read/read-feed.ts';
import { failedSteps, type PlannedRun, planRun } from './plan-run.ts';
import { doneMessage, heldMessage } from './run-messages.ts';
import { beginRun, type Run } from './run-steps.ts';

/**
 * Links a feed to a villa, or reads a linked one again, and applies it in one batch. Losing more
 * than half of its coming events requires `confirmLoss`. A failure changes no nights; for a linked
 * feed it is recorded in the run log. One read and one write. @throws `NOT_FOUND`,
 * `FEED_URL_REFUSED`, `FEED_UNREACHABLE`, `FEED_UNREADABLE` (422), `FEED_MOVED_ON` (409) when
 * another run of this feed finished first.
 */
export async function syncFeed(deps: Deps, input: SyncInput, actor: Actor): Promise<SyncResult> {
  const feed = nameFeed(deps, input);
  const run = beginRun(deps);
  const context = await getContext(deps, feed);
  let read: ReadFeed;
  try {
    read = await readFeed(deps, feed, context);
  } catch (error) {
    if (context.source?.active) await keepFailure(deps, context.source, run, error);
    throw error;
  }
  const { outcome, steps } = planRun(deps, read, run, {
    confirmLoss: input.confirmLoss,
    // Reading a feed manually also repairs the nights, whatever their state was.
    settles: true,
  });
  const [first] = await deps.db.write([
    ...steps,
    ...(outcome === 'held' ? [] : [auditSync(deps, read, actor)]),
  ]);
  return toResult(read, run, read.source?.id ?? Number(first?.rows[0]?.id), outcome);
}

function auditSync(deps: Deps, { feed, diff }: ReadFeed, actor: Actor): Step {
  const write = beginWrite(deps, actor);
  return write.audit('calendar.sync', feed.villaId, {
    entity: 'villa',
    after: {
      source: feed.source,
      counts: countsOf(diff),
      ...(diff.loss.needsConfirm && { confirmedLoss: true }),
    },
  });
}

/** If another run ended later, its state is newer; the caller's own error is what matters here. */
async function keepFailure(deps: Deps, source: SourceRow, run: Run, error: unknown): Promise<void> {
  if (!(error instanceof DomainError)) return;
  await deps.db.write(failedSteps(deps, source, run, error)).catch((failure: unknown) => {
    if (!(failure instanceof DomainError)) throw failure;
  });
}

function toResult(
  { diff }: ReadFeed,
  run: Run,
  sourceId: number,
  outcome: PlannedRun['outcome'],
): SyncResult {
  const { lost, ...counts } = countsOf(diff);
  return {
    run_id: run.id,
    source_id: sourceId,
    outcome,
    ...counts,
    loss: { lost, of: diff.loss.of },
    warnings: diff.warnings,
    message: outcome === 'held' ? heldMessage(diff) : doneMessage(diff),
  };
}
