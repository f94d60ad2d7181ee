import { andNot, clearBit, nextBit } from '#domain/search/index/bitset.ts';
import type { Bits } from '#domain/search/index/bitset.ts';
import { nameDays } from '#domain/prices/stay-days.ts';
import { arrivalDaysAt, maxNightsAt, minNightsAt, stayTotal } from '#domain/search/index/rates.ts';
import type { SearchIndex } from '#domain/search/index/search-index.ts';
import { mayArriveAt, mayDepartAt } from '#domain/search/index/stay-days.ts';
import { keepFreeNights, keepSellable } from '#domain/search/index/stays.ts';
import type { CallQuestion } from '../call/question.ts';
import type { Arrivals } from './arrivals.ts';
import type { DeskIndex } from './desk-index.ts';
import { budgetProblem, type Problem } from './problems.ts';

/** Nights on which a villa is available for a call. */
export type FoundStay = {
  /** Villa number. */
  villa: number;
  /** The night of arrival; null without dates. */
  night: number | null;
  nights: number;
  /** The rule of the villa that the stay breaks; null when it is sold. */
  broken: Problem | null;
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
      broken: null,
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
        const isGap = minNightsAt(index.rates, villa, night) > nights;
        found.set(villa, { villa, night, nights, broken: null, isGap });
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
      const broken = brokenRule(index, villa, night, nights);
      found.set(villa, { villa, night, nights, broken, isGap: false });
    }
    andNot(left, spare);
  }
  return [...found.values()];
}

const days = (text: string): Problem => ({ code: 'stay-days', text, off: 0.3 });

/** Which rule free and priced nights break that are not sold. */
function brokenRule(index: SearchIndex, villa: number, night: number, nights: number): Problem {
  const { rates } = index;
  if (!mayArriveAt(index, villa, night)) {
    const named = nameDays(arrivalDaysAt(rates, villa, night));
    return days(named === null ? 'Girişe kapalı gün' : `Giriş günü ${named}`);
  }
  if (!mayDepartAt(index, villa, night + nights)) return days('Çıkışa kapalı gün');
  const [least, most] = [minNightsAt(rates, villa, night), maxNightsAt(rates, villa, night)];
  return nights > most
    ? days(`En çok ${most} gece`)
    : { code: 'min-nights', text: `En az ${least} gece`, off: 0.3 };
}

export function listBits(bits: Bits): number[] {
  const all: number[] = [];
  for (let v = nextBit(bits, 0); v >= 0; v = nextBit(bits, v + 1)) all.push(v);
  return all;
}
