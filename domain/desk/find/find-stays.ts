import { andNot, clearBit, nextBit } from '#domain/search/index/bitset.ts';
import type { Bits } from '#domain/search/index/bitset.ts';
import { minNightsIn, runAt, stayTotal } from '#domain/search/index/rates.ts';
import { keepFreeNights, keepSellable } from '#domain/search/index/stays.ts';
import type { CallQuestion } from '../call/question.ts';
import type { Arrivals } from './arrivals.ts';
import type { DeskIndex } from './desk-index.ts';
import { budgetProblem } from './problems.ts';

/** Nights on which a villa is available for a call. */
export type FoundStay = {
  /** Villa number. */
  villa: number;
  /** The night of arrival; null without dates. */
  night: number | null;
  nights: number;
  /** The villa's minimum stay when the stay is shorter and fills no gap; else 0. */
  isTooShort: number;
  /** Shorter than the minimum, but sold because it fills a whole gap. */
  isGap: boolean;
};

/**
 * Prices computed before the search for a cheaper stay stops, so that no keystroke waits for a
 * budget that nothing meets.
 */
export const MAX_PRICES = 8_000;

/**
 * The first arrival of each villa at which its nights are free, preferring one within the budget,
 * then one that may be sold over one that is too short. Villas without such nights are left out.
 */
export function findStays(
  desk: DeskIndex,
  villas: Bits,
  arrivals: Arrivals,
  question: CallQuestion,
): FoundStay[] {
  if (arrivals === null) {
    return listBits(villas).map((villa) => ({
      villa,
      night: null,
      nights: 0,
      isTooShort: 0,
      isGap: false,
    }));
  }
  const { index } = desk;
  const { nights, tried } = arrivals;
  const left = villas.slice();
  const spare = villas.slice();
  const found = new Map<number, FoundStay>();
  let prices = 0;
  for (const night of tried) {
    spare.set(left);
    keepSellable(index, spare, night, nights);
    for (const villa of listBits(spare)) {
      const total = stayTotal(index.rates, index.discounts, villa, night, nights);
      const isAffordable = budgetProblem(total, nights, question) === null;
      if (isAffordable || !found.has(villa)) {
        const isGap = minimumAt(desk, villa, night) > nights;
        found.set(villa, { villa, night, nights, isTooShort: 0, isGap });
      }
      prices += 1;
      if (isAffordable || prices > MAX_PRICES) clearBit(left, left.length, 0, villa);
    }
  }
  left.set(villas);
  for (const night of tried) {
    spare.set(left);
    keepFreeNights(index, spare, night, nights);
    for (const villa of listBits(spare)) {
      if (found.has(villa)) continue;
      const isTooShort = minimumAt(desk, villa, night);
      found.set(villa, { villa, night, nights, isTooShort, isGap: false });
    }
    andNot(left, spare);
  }
  return [...found.values()];
}

const minimumAt = ({ index }: DeskIndex, villa: number, night: number): number =>
  minNightsIn(index.rates, runAt(index.rates, villa, night));

export function listBits(bits: Bits): number[] {
  const all: number[] = [];
  for (let v = nextBit(bits, 0); v >= 0; v = nextBit(bits, v + 1)) all.push(v);
  return all;
}
