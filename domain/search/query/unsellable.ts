import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { hasBit } from '../index/bitset.ts';
import { dayOf } from '../index/horizon.ts';
import { runAt } from '../index/rates.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** Nights [from, to) that are free and priced, and that no stay which is sold has among its own. */
export type UnsellableNights = {
  /** Villa number. */
  villa: number;
  from: Day;
  to: Day;
  nights: number;
  /** The fewest nights that an arrival on `from` must take. */
  minNights: number;
  /** Where the free nights that `from` lies in end: as far as a stay from there could go. */
  freeUntil: Day;
  /** What the nights cost together, before any discount. */
  worth: Kurus;
};

/**
 * Free nights of a villa that `quoteStay` sells to nobody, whatever the dates: every stay that holds
 * one is shorter than its minimum and does not fill a gap between two stays. Oldest first; of the
 * first `until` nights of the index.
 */
export function unsellableNights(
  index: SearchIndex,
  villa: number,
  until: number,
): UnsellableNights[] {
  const { nights } = index;
  const found: UnsellableNights[] = [];
  const isFree = (night: number) =>
    night < nights.count && hasBit(nights.free, nights.words, night, villa);
  let night = 0;
  while (night < Math.min(until, nights.count)) {
    if (!isFree(night)) {
      night++;
      continue;
    }
    let end = night + 1;
    while (isFree(end)) end++;
    for (const [first, last] of uncovered(index, villa, night, end)) {
      if (first < until) found.push(describe(index, villa, first, last, end));
    }
    night = end;
  }
  return found;
}

/**
 * Of the free nights [start, end), those that lie in no stay that is sold, as [first, end). A night is
 * in one exactly if the last arrival that is sold, on it or before, is nearer than the longest stay.
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

/** The nights before today bound a gap like a stay does: they cannot be sold any more. */
const isHeldOrOver = (index: SearchIndex, villa: number, night: number): boolean =>
  night < 0 || isHeld(index, villa, night);

const minNightsAt = ({ rates }: SearchIndex, villa: number, night: number): number =>
  rates.minNights[runAt(rates, villa, night)] as number;

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
