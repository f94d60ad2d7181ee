import type { Freshness, RunOutcome } from './states.ts';

/** How often a feed is read. Booking.com and Airbnb refresh theirs every two or three hours. */
const INTERVAL_MINUTES = 15;

/**
 * A feed that keeps failing is read less often, but often enough that one bad hour of a seller does
 * not make its nights stale.
 */
const LONGEST_MINUTES = 2 * 60;

/** Hours without a good reading after which the nights are no longer trusted. */
const STALE_HOURS = 3;

const MINUTE_MS = 60_000;

/**
 * When to read a feed again after `failures` failed readings in a row. `random` in [0, 1) spreads
 * the feeds by ±20 %, so that they do not all come due in the same minute.
 */
export function nextRunAt(now: Date, failures: number, random: number): string {
  const wait = Math.min(INTERVAL_MINUTES * 2 ** Math.min(failures, 10), LONGEST_MINUTES);
  const spread = wait * (0.8 + 0.4 * random);
  return new Date(now.getTime() + Math.round(spread * MINUTE_MS)).toISOString();
}

export type SourceState = {
  lastOkAt: string | null;
  lastOutcome: RunOutcome | null;
};

export function isStale({ lastOkAt }: SourceState, now: Date): boolean {
  if (lastOkAt === null) return true;
  return now.getTime() - Date.parse(lastOkAt) > STALE_HOURS * 60 * MINUTE_MS;
}

/** How far a feed can be trusted, in one word; what needs a person comes first. */
export function freshnessOf(
  state: SourceState & { warnings: readonly unknown[] },
  now: Date,
): Freshness {
  if (state.lastOutcome === 'held') return 'held';
  if (state.lastOutcome === 'failed') return 'failing';
  if (state.lastOkAt === null) return 'new';
  if (isStale(state, now)) return 'stale';
  return state.warnings.length > 0 ? 'warning' : 'fresh';
}
