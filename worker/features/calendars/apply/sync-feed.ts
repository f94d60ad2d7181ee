import type { SyncInput, SyncResult } from '#domain/calendars/admin-schema.ts';
import { countsOf, type FeedDiff } from '#domain/calendars/events/diff.ts';
import { summarizeWarnings } from '#domain/calendars/feed-warning.ts';
import { DomainError } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { applySteps } from './apply-steps.ts';
import type { SourceRow } from '../queries.ts';
import { getContext, nameFeed, readFeed, type ReadFeed } from '../read/read-feed.ts';
import { beginRun, endRunSteps, NOTHING, type Run } from './run-steps.ts';

/**
 * A clerk links a feed to a villa, or reads a linked one again, and applies what it says in one
 * batch. Losing more than half of its coming events waits for `confirmLoss`. Whatever fails changes
 * no night; of a linked feed the failure is kept in the run log. One read and one write.
 * @throws `NOT_FOUND`, `FEED_URL_REFUSED`, `FEED_UNREACHABLE`, `FEED_UNREADABLE` (422),
 * `FEED_MOVED_ON` (409) when another run of this feed was faster.
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
  if (read.source !== null && read.diff.loss.needsConfirm && !input.confirmLoss) {
    await deps.db.write(heldSteps(deps, read.source, read.diff, run));
    return toResult(read, run, read.source.id, 'held');
  }
  const [first] = await deps.db.write([
    ...applySteps(deps, read, run),
    audit(deps.db, actor, deps.clock.now(), {
      action: 'calendar.sync',
      entity: 'villa',
      entityId: String(feed.villaId),
      after: {
        source: feed.source,
        counts: countsOf(read.diff),
        ...(read.diff.loss.needsConfirm && { confirmedLoss: true }),
      },
    }),
  ]);
  const sourceId = read.source?.id ?? Number(first?.rows[0]?.id);
  return toResult(read, run, sourceId, read.diff.changes ? 'applied' : 'unchanged');
}

/** The batch of a held run, which lost too many events: only the log and the next run. */
export function heldSteps(deps: Deps, source: SourceRow, diff: FeedDiff, run: Run) {
  const counts = countsOf(diff);
  return endRunSteps(deps, source, { ...run, outcome: 'held', counts, error: heldMessage(diff) });
}

/** The batch of a run that read nothing. */
export function failedSteps(deps: Deps, source: SourceRow, run: Run, error: DomainError) {
  return endRunSteps(deps, source, {
    ...run,
    outcome: 'failed',
    counts: NOTHING,
    error: error.message,
  });
}

/** A run that ended later has the newer state; the caller's own refusal is what matters here. */
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
  outcome: 'applied' | 'unchanged' | 'held',
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

const heldMessage = ({ loss }: FeedDiff): string =>
  `Takvimdeki ${loss.of} gelecek etkinlikten ${loss.lost} tanesi birden kayboldu. Satıcının sayfasında da böyleyse kaybı onaylayın; onaylanana kadar hiçbir gece değişmez.`;

/** A feed that could not be read whole is never called up to date. */
function doneMessage(diff: FeedDiff): string {
  const warning = summarizeWarnings(diff.warnings);
  const done = changesMessage(diff);
  if (warning === null) return done ?? 'Takvim güncel; değişen bir şey yok.';
  return [done, warning].filter(Boolean).join(' ');
}

function changesMessage(diff: FeedDiff): string | null {
  if (!diff.changes && diff.conflicts.length === 0) return null;
  const parts: [number, string][] = [
    [diff.new.length, 'yeni'],
    [diff.moved.length, 'taşınan'],
    [diff.gone.length, 'kaldırılan'],
    [diff.conflicts.length, 'çakışan'],
  ];
  const said = parts.filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
  return said.length === 0
    ? 'Takvim güncellendi.'
    : `Takvim uygulandı: ${said.join(', ')} etkinlik.`;
}
