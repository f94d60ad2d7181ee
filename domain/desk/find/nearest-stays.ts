import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { dayOf } from '#domain/search/index/horizon.ts';
import type { Bits } from '#domain/search/index/bitset.ts';
import { stayTotal } from '#domain/search/index/rates.ts';
import { keepSellable } from '#domain/search/index/stays.ts';
import { NEAREST_REACH_DAYS } from '#domain/search/query/nearest.ts';
import type { CallQuestion } from '../call/question.ts';
import { arrivalsOf } from './arrivals.ts';
import type { DeskIndex } from './desk-index.ts';
import { listBits, MAX_PRICES } from './find-stays.ts';
import { budgetProblem } from './problems.ts';

/** Dates on which `villas` of the requested kind are available, from `cheapest` kuruş. */
export type NearestStay = { checkIn: Day; checkOut: Day; villas: number; cheapest: Kurus };

const MAX = 3;

/** The nearest dates before and after the requested ones on which one of the villas matches. */
export function nearestStays(
  { index }: DeskIndex,
  villas: Bits,
  question: CallQuestion,
): NearestStay[] {
  const arrivals = arrivalsOf(index, question.stay);
  if (arrivals === null || arrivals.tried.length === 0) return [];
  const { nights, tried } = arrivals;
  const first = tried.reduce((a, b) => Math.min(a, b));
  const last = tried.reduce((a, b) => Math.max(a, b));
  const spare = villas.slice();
  const found: NearestStay[] = [];
  let prices = 0;
  for (let distance = 1; distance <= NEAREST_REACH_DAYS; distance++) {
    for (const night of [first - distance, last + distance]) {
      if (found.length === MAX || prices > MAX_PRICES) return found;
      spare.set(villas);
      keepSellable(index, spare, night, nights);
      const free = listBits(spare);
      prices += free.length;
      const totals = free
        .map((villa) => stayTotal(index.rates, index.discounts, villa, night, nights))
        .filter((total) => budgetProblem(total, nights, question) === null);
      if (totals.length === 0) continue;
      const [checkIn, checkOut] = [
        dayOf(index.horizon, night),
        dayOf(index.horizon, night + nights),
      ];
      const cheapest = totals.reduce((a, b) => Math.min(a, b));
      found.push({ checkIn, checkOut, villas: totals.length, cheapest });
    }
  }
  return found;
}
