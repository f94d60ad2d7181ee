import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { hasBit } from '../index/bitset.ts';
import { dayOf } from '../index/horizon.ts';
import type { Nights } from '../index/nights.ts';
import { minNightsIn, runAt } from '../index/rates.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** Nights [from, to) that are free and priced, but not part of any stay that can be sold. */
type UnsellableNights = {
  /** Villa number. */
  villa: number;
  from: Day;
  to: Day;
  nights: number;
  /** The minimum stay when arriving on `from`. */
  minNights: number;
  /** The end of the free nights around `from`: the latest departure of a stay from there. */
  freeUntil: Day;
  /** The total of the nights, before any discount. */
  worth: Kurus;
};

/**
 * Free nights of a villa that `quoteStay` sells to nobody, whatever the dates: every stay that
 * contains one is shorter than its minimum and does not fill a gap between two stays. Oldest first,
 * within the first `until` nights of the index.
 */
export function unsellableNights(
  index: SearchIndex,
  villa: number,
  until: number,
): UnsellableNights[] {
  const { nights } = index;
  const found: UnsellableNights[] = [];
  const last = Math.min(until, nights.count);
  for (let night = firstNight(nights, villa, 0, last, 1); night < last;) {
    const end = firstNight(nights, villa, night + 1, nights.count, 0);
    // The usual case: a stay from the first free night may cover all of them.
    const isSoldWhole =
      end - night <= MAX_STAY_NIGHTS && minNightsAt(index, villa, night) <= end - night;
    if (!isSoldWhole) {
      for (const [from, to] of uncovered(index, villa, night, end)) {
        if (from < until) found.push(describe(index, villa, from, to, end));
      }
    }
    night = firstNight(nights, villa, end + 1, last, 1);
  }
  return found;
}

/** The first of the nights [from, to) that is free (1) or not (0); `to` for none. */
function firstNight(
  { free, words }: Nights,
  villa: number,
  from: number,
  to: number,
  wanted: 0 | 1,
): number {
  let at = from * words + (villa >>> 5);
  let night = from;
  // `hasBit` inlined for one villa: a list examines millions of nights.
  while (night < to && (((free[at] as number) >>> (villa & 31)) & 1) !== wanted) {
    at += words;
    night++;
  }
  return Math.min(night, to);
}

/**
 * Of the free nights [start, end), those that are in no sellable stay, as [first, end). A night is
 * in one exactly if the last sellable arrival, on it or before, is nearer than the longest stay.
 */
function uncovered(
  index: SearchIndex,
  villa: number,
  start: number,
  end: number,
): [number, number][] {
  const isGap = isHeldOrOver(index, villa, start - 1) && isHeld(index, villa, end);
  const isSold = (night: number) => {
    const minimum = minNightsAt(index, villa, night);
    const fillsGap = night === start && isGap && end - night < minimum;
    return fillsGap || Math.min(end - night, MAX_STAY_NIGHTS) >= minimum;
  };
  const spans: [number, number][] = [];
  let night = start;
  while (night < end) {
    const first = night;
    if (isSold(first)) {
      const reach = first + MAX_STAY_NIGHTS;
      if (reach >= end) break;
      night = reach;
      while (night > first && !isSold(night)) night--;
      if (night === first) night = reach;
    } else {
      while (night < end && !isSold(night)) night++;
      spans.push([first, night]);
    }
  }
  return spans;
}

const isHeld = ({ nights }: SearchIndex, villa: number, night: number): boolean =>
  night <= nights.count && hasBit(nights.taken, nights.words, night, villa);

/** The nights before today bound a gap as a stay does: they can no longer be sold. */
const isHeldOrOver = (index: SearchIndex, villa: number, night: number): boolean =>
  night < 0 || isHeld(index, villa, night);

const minNightsAt = ({ rates }: SearchIndex, villa: number, night: number): number =>
  minNightsIn(rates, runAt(rates, villa, night));

function describe(
  index: SearchIndex,
  villa: number,
  first: number,
  last: number,
  end: number,
): UnsellableNights {
  const { rates, horizon } = index;
  let worth = 0;
  for (let night = first; night < last; night++) {
    worth += rates.price[runAt(rates, villa, night)] as number;
  }
  return {
    villa,
    from: dayOf(horizon, first),
    to: dayOf(horizon, last),
    nights: last - first,
    minNights: minNightsAt(index, villa, first),
    freeUntil: dayOf(horizon, end),
    worth,
  };
}
