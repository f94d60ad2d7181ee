import { andNot, hasBit, setBit, wordsFor } from './bitset.ts';
import type { Bits } from './bitset.ts';
import type { CatalogueVilla, HeldNight } from './catalogue.ts';
import { clampedNight } from './horizon.ts';
import type { Horizon } from './horizon.ts';
import type { Rates } from './rates.ts';
import { forEachPricedRun, markRun, sweepRuns } from './run-rows.ts';

/**
 * Free runs of 1, 2, 4 and 8 nights: any stay of up to 16 nights is covered by two of them. Longer
 * stays are rare; two levels more would cost each villa as much as all rules of weekdays.
 */
const LEVELS = 4;

/** Which villas are free when, as rows of villas. */
export type Nights = {
  words: number;
  /** Nights that may be sold. */
  count: number;
  /** Row n: for sale and not taken. `count` rows. */
  free: Bits;
  /** longer[k], row n: free for all of the nights [n, n + 2^(k + 1)). `count` rows each. */
  longer: readonly Bits[];
  /** Row n: taken. `count` + 1 rows, because a gap may end where the last stay departs. */
  taken: Bits;
  /**
   * When a taken night becomes free, in ms since 1970, by `holdKey`; nights taken permanently are
   * missing.
   */
  holds: Map<number, number>;
};

/** The key of a villa's night in `holds`. */
export function holdKey({ count }: Nights, villa: number, night: number): number {
  return villa * (count + 1) + night;
}

/**
 * Marks a night as taken until the row's expiry. Of two rows on one night the later expiry counts;
 * an unreadable expiry counts as never, as in `isTakenAt` (availability/nights.ts). Afterwards
 * `free` and `longer` are out of date until they are recomputed.
 */
export function holdNight(nights: Nights, villa: number, night: number, row: HeldNight): void {
  const key = holdKey(nights, villa, night);
  const earlier = nights.holds.get(key);
  const until = row.expiresAt === null ? NaN : Date.parse(row.expiresAt);
  const isHeldForGood = earlier === undefined && hasBit(nights.taken, nights.words, night, villa);
  setBit(nights.taken, nights.words, night, villa);
  if (Number.isNaN(until)) nights.holds.delete(key);
  else if (!isHeldForGood) nights.holds.set(key, Math.max(until, earlier ?? until));
}

/** Recomputes `longer` where nights [first, last] of a word of villas changed in `free`. */
export function refreshLonger(nights: Nights, word: number, first: number, last: number): void {
  const { free, longer, words, count } = nights;
  let shorter = free;
  let half = 1;
  for (const rows of longer) {
    for (let n = Math.max(0, first - 2 * half + 1); n <= Math.min(last, count - 1); n++) {
      const second = n + half < count ? (shorter[(n + half) * words + word] as number) : 0;
      rows[n * words + word] = (shorter[n * words + word] as number) & second;
    }
    shorter = rows;
    half *= 2;
  }
}

/** Which nights of the villas, in the order given, are taken and which can be sold at `now`. */
export function buildNights(
  villas: readonly CatalogueVilla[],
  horizon: Horizon,
  rates: Rates,
  now: string,
): Nights {
  const words = wordsFor(villas.length);
  const count = horizon.nights;
  const rows = () => new Uint32Array(count * words);
  const nights: Nights = {
    words,
    count,
    free: rows(),
    longer: Array.from({ length: LEVELS - 1 }, rows),
    taken: new Uint32Array((count + 1) * words),
    holds: new Map(),
  };
  markHeld(nights, villas, horizon, Date.parse(now));
  forEachPricedRun(rates, (villa, first, end) => {
    markRun(nights.free, words, first, end, villa);
  });
  sweepRuns(nights.free, words);
  andNot(nights.free, nights.taken);
  for (let word = 0; word < words; word++) refreshLonger(nights, word, 0, count - 1);
  return nights;
}

function markHeld(
  nights: Nights,
  villas: readonly CatalogueVilla[],
  horizon: Horizon,
  now: number,
): void {
  villas.forEach((villa, v) => {
    for (const row of villa.taken) {
      const night = clampedNight(horizon, row.night);
      if (night < 0 || night > nights.count) continue;
      const isOver = row.expiresAt !== null && Date.parse(row.expiresAt) <= now;
      if (!isOver) holdNight(nights, v, night, row);
    }
  });
}

/** The earliest instant at which a taken night becomes free, or null. */
export function findNextExpiry({ holds }: Nights): string | null {
  let earliest = Infinity;
  for (const until of holds.values()) earliest = Math.min(earliest, until);
  return earliest === Infinity ? null : new Date(earliest).toISOString();
}
