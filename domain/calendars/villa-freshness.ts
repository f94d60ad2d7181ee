import type { VillaFreshness } from './admin-schema.ts';
import type { FeedWarning } from './events/feed-event.ts';
import { summarizeWarnings } from './feed-warning.ts';
import { isStale, type SourceState } from './schedule.ts';
import type { VillaId } from '#domain/values/ids.ts';

type Source = SourceState & {
  villaId: VillaId;
  lastError: string | null;
  warnings: readonly FeedWarning[];
};

/** The villas, each rated by its worst calendar, in the order of `sources`. */
export function freshnessOfVillas(sources: Source[], now: Date): VillaFreshness[] {
  return [...Map.groupBy(sources, ({ villaId }) => villaId)].map(([villa_id, own]) => {
    const proved = own.map(({ lastOkAt }) => lastOkAt);
    return {
      villa_id,
      sources: own.length,
      lastOkAt: proved.includes(null) ? null : (proved.toSorted()[0] ?? null),
      stale: own.some((source) => isStale(source, now)),
      warning: summarizeWarnings(own.flatMap(({ warnings }) => warnings)),
      lastError: own.find(({ lastOutcome }) => lastOutcome === 'failed')?.lastError ?? null,
    };
  });
}
