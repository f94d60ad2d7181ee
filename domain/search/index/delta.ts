import type { Day } from '#domain/values/dates.ts';
import { clearBit, hasBit, setBit } from './bitset.ts';
import type { HeldNight } from './catalogue.ts';
import { clampedNight } from './horizon.ts';
import { findNextExpiry, holdKey, holdNight, refreshLonger } from './nights.ts';
import { runAt } from './rates.ts';
import type { SearchIndex } from './search-index.ts';

/** Changed nights of one villa; nights outside the index are ignored. */
export type NightsDelta = {
  /** Taken from now on, replacing any earlier holder. */
  taken: readonly HeldNight[];
  /** Free from now on; a night that is also in `taken` is taken. */
  free: readonly Day[];
};

/**
 * Updates the nights of a villa (by number) with the same result as a rebuild. Every given row
 * counts as holding: an expired one stays until `releaseExpired`.
 */
export function setNights(index: SearchIndex, villa: number, delta: NightsDelta): void {
  const { horizon, nights } = index;
  const touched: number[] = [];
  for (const day of [...delta.free, ...delta.taken.map((row) => row.night)]) {
    const night = clampedNight(horizon, day);
    if (night < 0 || night > nights.count) continue;
    release(index, villa, night);
    touched.push(night);
  }
  for (const row of delta.taken) {
    const night = clampedNight(horizon, row.night);
    if (night >= 0 && night <= nights.count) holdNight(nights, villa, night, row);
  }
  refresh(index, villa, touched);
  index.nextExpiry = findNextExpiry(nights);
}

/** Frees every night whose hold has expired by `now`; false when there was none. */
export function releaseExpired(index: SearchIndex, now: Date): boolean {
  const { nights } = index;
  const instant = now.getTime();
  if (index.nextExpiry === null || !(Date.parse(index.nextExpiry) <= instant)) return false;
  for (const [key, until] of nights.holds) {
    if (until > instant) continue;
    const night = key % (nights.count + 1);
    const villa = (key - night) / (nights.count + 1);
    release(index, villa, night);
    refresh(index, villa, [night]);
  }
  index.nextExpiry = findNextExpiry(nights);
  return true;
}

function release({ nights }: SearchIndex, villa: number, night: number): void {
  clearBit(nights.taken, nights.words, night, villa);
  nights.holds.delete(holdKey(nights, villa, night));
}

function refresh(
  { nights, rates, scratch }: SearchIndex,
  villa: number,
  touched: readonly number[],
): void {
  scratch.inSeason = null;
  const { words, count, free, taken } = nights;
  for (const night of touched) {
    if (night === count) continue;
    const hasPrice = (rates.price[runAt(rates, villa, night)] as number) > 0;
    const isFree = hasPrice && !hasBit(taken, words, night, villa);
    (isFree ? setBit : clearBit)(free, words, night, villa);
  }
  // No nights changed: from Infinity to −Infinity nothing is recomputed.
  refreshLonger(nights, villa >>> 5, Math.min(...touched), Math.max(...touched));
}
