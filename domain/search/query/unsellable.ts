import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { hasBit } from '../index/bitset.ts';
import { dayOf } from '../index/horizon.ts';
import type { Nights } from '../index/nights.ts';
import { maxNightsAt, minNightsAt, runAt } from '../index/rates.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { hasStayRules, mayArriveAt, mayDepartAt } from '../index/stay-days.ts';

/** Nights [from, to) that are free and priced, but not part of any stay that can be sold. */
export type UnsellableNights = {
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
  /** No stay from `from` begins and ends on days of the villa, however long; missing otherwise. */
  byDays?: true;
};

/**
 * Free nights of a villa that `quoteStay` sells to nobody, whatever the dates: every stay that
 * contains one is shorter than its minimum and does not fill a gap between two stays. Oldest first,
 * within the first `until` nights of the index.
 */
export const unsellableNights = (
  index: SearchIndex,
  villa: number,
  until: number,
): UnsellableNights[] => unsellableInWord(index, villa >>> 5, 1 << (villa & 31), until);

/** The same of all villas, in no order. */
export const allUnsellableNights = (index: SearchIndex, until: number): UnsellableNights[] =>
  Array.from({ length: index.nights.words }, (_, word) =>
    unsellableInWord(index, word, ALL_VILLAS, until),
  ).flat();

const ALL_VILLAS = -1;

/** @param villas bits of the word's villas */
function unsellableInWord(
  index: SearchIndex,
  word: number,
  villas: number,
  until: number,
): UnsellableNights[] {
  const found: UnsellableNights[] = [];
  const enough = index.rates.terms.minNights.reduce((most, one) => Math.max(most, one), 0);
  forEachFreeRun(index.nights, word, villas, until, (villa, start, end) => {
    const nights = end - start;
    // The usual case: a stay from the first free night may cover all of them.
    const isRuled = hasStayRules(index, villa);
    if (
      !isRuled &&
      nights <= MAX_STAY_NIGHTS &&
      (nights >= enough || nights >= minNightsAt(index.rates, villa, start))
    )
      return;
    const spans = isRuled ? uncoveredByDays : uncovered;
    for (const [from, to] of spans(index, villa, start, end)) {
      if (from < until) found.push(describe(index, villa, from, to, end));
    }
  });
  return found;
}

/**
 * Reports consecutive free nights [start, end) of some villas of a word that start before `until`,
 * as far as they go. A list examines millions of nights: a word of villas at a time.
 */
function forEachFreeRun(
  { free, words, count }: Nights,
  word: number,
  villas: number,
  until: number,
  report: (villa: number, start: number, end: number) => void,
): void {
  const starts = new Int32Array(32);
  let open = 0;
  for (let night = 0; night <= count && (night < until || open !== 0); night++) {
    const row = night < count ? (free[night * words + word] as number) & villas : 0;
    let changed = row ^ open;
    // From `until` on runs end, and none begins.
    if (night >= until) changed &= open;
    open ^= changed;
    for (; changed !== 0; changed &= changed - 1) {
      const bit = 31 - Math.clz32(changed & -changed);
      if (((open >>> bit) & 1) === 1) starts[bit] = night;
      else report(word * 32 + bit, starts[bit] as number, night);
    }
  }
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
    const minimum = minNightsAt(index.rates, villa, night);
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

/** The same where villas have rules of weekdays: the longest stay from each arrival is looked for. */
function uncoveredByDays(
  index: SearchIndex,
  villa: number,
  start: number,
  end: number,
): [number, number][] {
  const isGap = isHeldOrOver(index, villa, start - 1) && isHeld(index, villa, end);
  const spans: [number, number][] = [];
  let covered = start;
  for (let night = start; night < end; night++) {
    covered = Math.max(
      covered,
      findLastDeparture(index, villa, night, end, isGap && night === start ? 'gap' : 'minimum'),
    );
    if (covered > night) continue;
    const open = spans.at(-1);
    if (open?.[1] === night) open[1] = night + 1;
    else spans.push([night, night + 1]);
  }
  return spans;
}

/** The last departure of a stay that arrives on `night`; `night` where none can be sold. */
function findLastDeparture(
  index: SearchIndex,
  villa: number,
  night: number,
  end: number,
  least: 'minimum' | 'gap' | 'any',
): number {
  if (!mayArriveAt(index, villa, night)) return night;
  const minimum = minNightsAt(index.rates, villa, night);
  const longest = Math.min(
    end,
    night + Math.min(MAX_STAY_NIGHTS, maxNightsAt(index.rates, villa, night)),
  );
  for (let last = longest; last > night; last--) {
    const isLong = last - night >= minimum || least === 'any' || (least === 'gap' && last === end);
    if (isLong && mayDepartAt(index, villa, last)) return last;
  }
  return night;
}

const isHeld = ({ nights }: SearchIndex, villa: number, night: number): boolean =>
  night <= nights.count && hasBit(nights.taken, nights.words, night, villa);

/** The nights before today bound a gap as a stay does: they can no longer be sold. */
const isHeldOrOver = (index: SearchIndex, villa: number, night: number): boolean =>
  night < 0 || isHeld(index, villa, night);

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
  const latest = hasStayRules(index, villa)
    ? findLastDeparture(index, villa, first, end, 'any')
    : end;
  const byDays = latest === first;
  return {
    villa,
    from: dayOf(horizon, first),
    to: dayOf(horizon, last),
    nights: last - first,
    minNights: minNightsAt(index.rates, villa, first),
    freeUntil: dayOf(horizon, byDays ? end : latest),
    worth,
    ...(byDays && { byDays }),
  };
}
