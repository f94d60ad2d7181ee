import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { wordsFor } from './bitset.ts';
import type { Bits } from './bitset.ts';
import { minNightsIn, type Rates, ruleNumberIn, weekdayOf } from './rates.ts';
import { forEachPricedRun, markRun, sweepRuns } from './run-rows.ts';

/**
 * The minimum stay of every villa and night. A catalogue has few different minimums, so each is
 * stored as its index among them, one bit of that index per plane: three planes hold eight
 * minimums, and "at most n nights" becomes a bitwise comparison for 32 villas at a time.
 */
export type MinStay = {
  /** The different minimums, ascending. */
  values: readonly number[];
  /** The number of planes; they hold the bits of the index, highest first. */
  planes: number;
  /** Row night × planes + p: the villas whose index lacks the bit of plane p. */
  rows: Bits;
};

/** The minimum of a night on which no stay begins: longer than any, also one that fills a gap. */
const NO_ARRIVAL = MAX_STAY_NIGHTS + 2;

/** Minimum stays for the villas of `rates`; what a night without a price says is undefined. */
export function buildMinStay(rates: Rates): MinStay {
  const ofWeek = rates.rules.map((rule) =>
    rule?.minNights.map((nights, day) => (rule.mayArrive[day] === true ? nights : NO_ARRIVAL)),
  );
  const limitOf = (run: number) => ofWeek[ruleNumberIn(rates, run)] ?? minNightsIn(rates, run);
  const distinct = new Set<number>();
  forEachPricedRun(rates, (_villa, _first, _end, run) => {
    const limit = limitOf(run);
    if (typeof limit === 'number') distinct.add(limit);
    else for (const one of limit) distinct.add(one);
  });
  const values = [...distinct].toSorted((a, b) => a - b);
  const placeOf = Uint8Array.from({ length: 256 }, (_, limit) => values.indexOf(limit));

  const planes = values.length < 2 ? 0 : 32 - Math.clz32(values.length - 1);
  const words = wordsFor(rates.villas);
  const rows = new Uint32Array(rates.nights * planes * words);
  // Marked as if a night were one row of all its planes; plane p starts p × words into that row.
  const fromPlane = Array.from({ length: planes }, (_, p) => rows.subarray(p * words));
  const mark = (villa: number, first: number, end: number, limit: number) => {
    const place = placeOf[limit] as number;
    for (const [p, plane] of fromPlane.entries()) {
      if (bitOf(place, p, planes) === 0) markRun(plane, planes * words, first, end, villa);
    }
  };
  forEachPricedRun(rates, (villa, first, end, run) => {
    const limit = limitOf(run);
    if (typeof limit === 'number') mark(villa, first, end, limit);
    else {
      for (let night = first; night < end; night++) {
        mark(villa, night, night + 1, limit[weekdayOf(rates, night)] as number);
      }
    }
  });
  sweepRuns(rows, planes * words);
  return { values, planes, rows };
}

function bitOf(place: number, plane: number, planes: number): number {
  return (place >>> (planes - 1 - plane)) & 1;
}

/** How many of the minimums let any stay begin. */
export const openPlaces = (minStay: MinStay): number => placesWithin(minStay, NO_ARRIVAL - 1);

/** How many of the minimums a stay of `nights` meets. */
export function placesWithin({ values }: MinStay, nights: number): number {
  let places = 0;
  for (const value of values) if (value <= nights) places++;
  return places;
}

/** Whether the first plane alone says which minimums are among the `places` lowest. */
export const isFirstPlane = ({ planes }: MinStay, places: number): boolean =>
  planes > 0 && places === 1 << (planes - 1);

/**
 * Of 32 villas (`word`), those whose minimum on `night` is one of the `places` lowest, but not all.
 */
export function withinPlaces(
  { planes, rows }: MinStay,
  words: number,
  word: number,
  night: number,
  places: number,
): number {
  let below = 0;
  let equal = -1;
  for (let p = 0; p < planes; p++) {
    const lacking = rows[(night * planes + p) * words + word] as number;
    // All ones or all zeros instead of a branch.
    const bit = -bitOf(places, p, planes);
    below |= equal & lacking & bit;
    equal &= lacking ^ bit;
  }
  return below;
}
