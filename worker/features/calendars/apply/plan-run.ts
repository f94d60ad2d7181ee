import { countsOf } from '#domain/calendars/events/diff.ts';
import type { DomainError } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import type { SourceRow } from '../queries.ts';
import type { FeedVersion } from '../read/fetch-feed.ts';
import type { ReadFeed } from '../read/read-feed.ts';
import { applySteps } from './apply-steps.ts';
import { settleDaily } from './external-nights.ts';
import { endRunSteps, NOTHING, type Run } from './run-steps.ts';
import { heldMessage } from './run-messages.ts';

/** The result of reading a feed, and the batch that stores it. */
export type PlannedRun = { outcome: 'applied' | 'unchanged' | 'held'; steps: Step[] };

/**
 * Plans what a reading of a feed writes, for clerks and the schedule alike. When a known feed has
 * lost most of its coming events, only the log is written until a person confirms the loss.
 */
export function planRun(
  deps: Deps,
  read: ReadFeed,
  run: Run,
  { confirmLoss = false, settles = false }: { confirmLoss?: boolean; settles?: boolean } = {},
): PlannedRun {
  const { source, diff } = read;
  if (source !== null && diff.loss.needsConfirm && !confirmLoss) {
    const end = { ...run, counts: countsOf(diff), error: heldMessage(diff) };
    return { outcome: 'held', steps: endRunSteps(deps, source, { ...end, outcome: 'held' }) };
  }
  return {
    outcome: diff.changes ? 'applied' : 'unchanged',
    steps: applySteps(deps, read, run, settles),
  };
}

/** The batch of a run whose server answered "not modified". */
export function notModifiedSteps(
  deps: Deps,
  source: SourceRow,
  run: Run,
  version: FeedVersion,
): Step[] {
  const learned = { ...version, source: source.source };
  const end = { ...run, counts: NOTHING, error: null, learned };
  return [
    ...endRunSteps(deps, source, { ...end, outcome: 'unchanged' }),
    ...settleDaily(source, deps.clock.now()),
  ];
}

/** The batch of a failed run; `error` is the message for a person. */
export function failedSteps(deps: Deps, source: SourceRow, run: Run, error: DomainError): Step[] {
  const end = { ...run, counts: NOTHING, error: error.message };
  return endRunSteps(deps, source, { ...end, outcome: 'failed' });
}
