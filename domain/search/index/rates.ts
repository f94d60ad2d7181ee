import { EVERY_DAY } from '#domain/prices/stay-days.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { shareOf } from '#domain/values/money.ts';
import type { Kurus } from '#domain/values/money.ts';

/** Nights of a block: a power of two, so that the block of a night is a shift away. */
const BLOCK_SHIFT = 7;
const BLOCK_NIGHTS = 1 << BLOCK_SHIFT;

/** The number of blocks for so many nights. */
export const blocksFor = (nights: number): number => Math.ceil(nights / BLOCK_NIGHTS);

/** The first night of a block; a block ends where the next one begins. */
export const blockStart = (block: number): number => block << BLOCK_SHIFT;

/**
 * The prices of nights as runs: adjacent nights of a villa that share a price row and a minimum
 * stay. They are stored by block, and by villa within a block, so that a query about all villas
 * reads its months sequentially; each block begins a new run. The runs of villa v in block b are
 * offset[i] … offset[i + 1] − 1 with i = b × villas + v.
 * A stay crosses one to three runs, so summing them needs no table of sums per night.
 */
export type Rates = {
  villas: number;
  /** Nights that have a run. */
  nights: number;
  /** blocks × villas + 1. */
  offset: Uint32Array;
  /** First night of the run. */
  first: Uint16Array;
  /** Kuruş a night, below 43 million lira; 0: not for sale. */
  price: Uint32Array;
  /**
   * The index in `terms` of the terms for a stay that arrives in the run; there are few different
   * ones.
   */
  termsOf: Uint16Array | Uint32Array;
  terms: ArrivalTerms;
  /** Rules of weekdays, which few rows have; the first one is null for rows without. */
  rules: readonly (WeekRule | null)[];
  /** By villa, of the day after the last night, on which stays may still end. */
  lastRule: Uint16Array;
  /** The weekday of night 0, 0 to 6 from Monday. */
  firstWeekday: number;
};

/** The terms of a stay, given by the run in which it arrives, by index. */
type ArrivalTerms = {
  /** Fewest nights, without the weekday; 0 … MAX_STAY_NIGHTS + 1. */
  minNights: Uint8Array;
  /** The index in `rules`. */
  rule: Uint16Array;
  /** A shorter stay pays for cleaning. */
  cleaningBelow: Uint8Array;
  /** Kuruş, as the price. */
  cleaningFee: Uint32Array;
};

/** What a row says of weekdays, each by weekday from Monday (`StayDays`). */
export type WeekRule = {
  mayArrive: readonly boolean[];
  mayDepart: readonly boolean[];
  /** 0 … MAX_STAY_NIGHTS + 1. */
  minNights: readonly number[];
  /** 1 … MAX_STAY_NIGHTS. */
  maxNights: readonly number[];
};

/** The fewest nights of a stay that arrives in a run, whatever the weekday. */
export const minNightsIn = ({ terms, termsOf }: Rates, run: number): number =>
  terms.minNights[termsOf[run] as number] as number;

/** The index in `rules` of a run's rule. */
export const ruleNumberIn = ({ terms, termsOf }: Rates, run: number): number =>
  terms.rule[termsOf[run] as number] as number;

/** Of a run; null where any weekday will do. */
export const ruleIn = (rates: Rates, run: number): WeekRule | null =>
  rates.rules[ruleNumberIn(rates, run)] ?? null;

/** 0 to 6 from Monday. */
export const weekdayOf = ({ firstWeekday }: Rates, night: number): number =>
  (firstWeekday + night) % 7;

/** The fewest nights of a stay of a villa that arrives on a night. */
export function minNightsAt(rates: Rates, villa: number, night: number): number {
  const run = runAt(rates, villa, night);
  return ruleIn(rates, run)?.minNights[weekdayOf(rates, night)] ?? minNightsIn(rates, run);
}

/** The ISO weekdays on which stays of a villa begin around a night. */
export function arrivalDaysAt(rates: Rates, villa: number, night: number): number[] {
  const rule = ruleIn(rates, runAt(rates, villa, night));
  return EVERY_DAY.filter((day) => rule?.mayArrive[day - 1] !== false);
}

/** The most nights of a stay of a villa that arrives on a night. */
export function maxNightsAt(rates: Rates, villa: number, night: number): number {
  const rule = ruleIn(rates, runAt(rates, villa, night));
  return rule?.maxNights[weekdayOf(rates, night)] ?? MAX_STAY_NIGHTS;
}

/** Discounts that may be booked today; those of villa v are offset[v] … offset[v + 1] − 1. */
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

/** The run that holds a night of a villa; 0 ≤ night < the index's nights. */
export function runAt({ villas, offset, first }: Rates, villa: number, night: number): number {
  const at = (night >> BLOCK_SHIFT) * villas + villa;
  const last = (offset[at + 1] as number) - 1;
  let run = offset[at] as number;
  while (run < last && (first[run + 1] as number) <= night) run++;
  return run;
}

/** Sum of the nights [from, to) of a villa; the first of them is in `run`. */
function sumNights(rates: Rates, villa: number, run: number, from: number, to: number): Kurus {
  const { villas, offset, first, price } = rates;
  const block = from >> BLOCK_SHIFT;
  const end = Math.min(to, blockStart(block + 1));
  const last = (offset[block * villas + villa + 1] as number) - 1;
  let sum = 0;
  let night = from;
  let at = run;
  while (at < last && (first[at + 1] as number) < end) {
    const next = first[at + 1] as number;
    sum += (price[at] as number) * (next - night);
    night = next;
    at++;
  }
  sum += (price[at] as number) * (end - night);
  return end === to ? sum : sum + sumNights(rates, villa, runAt(rates, villa, end), end, to);
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
  const { cleaningBelow, cleaningFee } = rates.terms;
  const terms = rates.termsOf[run] as number;
  const cleaning = nights < (cleaningBelow[terms] as number) ? (cleaningFee[terms] as number) : 0;
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
  const block = checkIn >> BLOCK_SHIFT;
  const isLast = next === rates.offset[block * rates.villas + villa + 1];
  const end = isLast ? blockStart(block + 1) : (rates.first[next] as number);
  return Math.max(checkIn, end - nights);
}
