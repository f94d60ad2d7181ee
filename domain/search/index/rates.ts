import { shareOf } from '#domain/values/money.ts';
import type { Kurus } from '#domain/values/money.ts';

/**
 * Prices as runs: consecutive nights of a villa with the same price row and minimum stay. The runs
 * of villa v are offset[v] … offset[v + 1] − 1; the first one starts at night 0. A stay spans one
 * to three runs, so no table of prefix sums per night is needed.
 */
export type Rates = {
  /** villas + 1. */
  offset: Uint32Array;
  /** First night of the run. */
  first: Uint16Array;
  /** Kuruş a night; 0: not for sale. */
  price: Float64Array;
  /** Minimum nights of a stay that arrives in the run; 0 … MAX_STAY_NIGHTS + 1. */
  minNights: Uint8Array;
  /** A stay that arrives in the run and is shorter than this pays for cleaning. */
  cleaningBelow: Uint8Array;
  /** Kuruş. */
  cleaningFee: Float64Array;
};

/** Discounts that can be booked today; those of villa v are offset[v] … offset[v + 1] − 1. */
export type Discounts = {
  /** villas + 1. */
  offset: Uint32Array;
  /** Basis points. */
  rate: Uint16Array;
  /** The first and the last discounted night. */
  stayFrom: Uint16Array;
  stayTo: Uint16Array;
  minNights: Uint8Array;
  /** Earliest night of arrival. */
  daysBefore: Uint16Array;
};

/** The highest price of a coming night of a villa, taken or not; 0: nothing is for sale. */
export function dearestNight({ offset, price }: Rates, villa: number): Kurus {
  return price.subarray(offset[villa], offset[villa + 1]).reduce((a, b) => Math.max(a, b), 0);
}

/** The run that contains a night of a villa; 0 ≤ night < the index's nights. */
export function runAt({ offset, first }: Rates, villa: number, night: number): number {
  let low = offset[villa] as number;
  let high = offset[villa + 1] as number;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((first[middle] as number) <= night) low = middle;
    else high = middle;
  }
  return low;
}

/** Sum of the nights [from, to) of a villa; the first of them is in `run`. */
function sumNights(rates: Rates, villa: number, run: number, from: number, to: number): Kurus {
  const end = rates.offset[villa + 1] as number;
  let sum = 0;
  let night = from;
  for (let i = run; night < to; i++) {
    const next = i + 1 < end ? Math.min(rates.first[i + 1] as number, to) : to;
    sum += (rates.price[i] as number) * (next - night);
    night = next;
  }
  return sum;
}

/**
 * The amount of the best discount, by the rule of `findBestDiscount`
 * (reservations/pricing/discounts.ts).
 */
export function stayDiscount(
  rates: Rates,
  discounts: Discounts,
  villa: number,
  checkIn: number,
  nights: number,
): Kurus {
  const end = discounts.offset[villa + 1] as number;
  let best = 0;
  for (let i = discounts.offset[villa] as number; i < end; i++) {
    if (
      nights < (discounts.minNights[i] as number) ||
      checkIn < (discounts.daysBefore[i] as number)
    )
      continue;
    const from = Math.max(checkIn, discounts.stayFrom[i] as number);
    const to = Math.min(checkIn + nights, (discounts.stayTo[i] as number) + 1);
    if (from >= to) continue;
    const cheaper = sumNights(rates, villa, runAt(rates, villa, from), from, to);
    best = Math.max(best, shareOf(cheaper, discounts.rate[i] as number));
  }
  return best;
}

/**
 * The total of a stay in kuruş, exactly as `priceStay` (reservations/pricing/pricing.ts) computes
 * it. Every night must be for sale; checkIn + nights ≤ the index's nights.
 */
export function stayTotal(
  rates: Rates,
  discounts: Discounts,
  villa: number,
  checkIn: number,
  nights: number,
): Kurus {
  const run = runAt(rates, villa, checkIn);
  const gross = sumNights(rates, villa, run, checkIn, checkIn + nights);
  const cleaning =
    nights < (rates.cleaningBelow[run] as number) ? (rates.cleaningFee[run] as number) : 0;
  return gross - stayDiscount(rates, discounts, villa, checkIn, nights) + cleaning;
}

/**
 * The last night on which arriving costs the same as on `checkIn`, so that the same nights need not
 * be summed again: the whole stay is in one run, and no discount depends on days.
 */
export function lastArrivalAlike(
  rates: Rates,
  { offset }: Discounts,
  villa: number,
  checkIn: number,
  nights: number,
): number {
  if (offset[villa] !== offset[villa + 1]) return checkIn;
  const next = runAt(rates, villa, checkIn) + 1;
  if (next === rates.offset[villa + 1]) return Infinity;
  return Math.max(checkIn, (rates.first[next] as number) - nights);
}
