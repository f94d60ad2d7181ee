import type { Kurus } from '#domain/money.ts';
import { stayTotal } from './rates.ts';
import type { SearchIndex } from './search-index.ts';

/** How many stays are remembered: one search with flexible dates asks for up to 15. */
const STAYS = 16;

/**
 * Totals of one stay by villa number, in kuruş; NaN until somebody asks. Prices never change within
 * an index, so what was worked out stays true for sorting, for the range of prices and for the next
 * search of the same dates.
 */
export type StayTotals = {
  night: number;
  nights: number;
  totals: Float64Array;
  /** Which question it was last asked for by; the longest unasked gives way to a new stay. */
  askedBy: number;
};

/** The stays asked last, and how many questions there have been. */
export type TotalsMemory = { questions: number; stays: readonly StayTotals[] };

export function createTotalsMemory(size: number): TotalsMemory {
  const nothing = () => ({ night: 0, nights: 0, totals: new Float64Array(size), askedBy: 0 });
  return { questions: 0, stays: Array.from({ length: STAYS }, nothing) };
}

/** The totals of a stay, good until fifteen other stays have been asked for. */
export function totalsOf({ scratch }: SearchIndex, night: number, nights: number): StayTotals {
  const stay = findStay(scratch.totals.stays, night, nights);
  stay.askedBy = ++scratch.totals.questions;
  return stay;
}

/** The stay itself, or in its place the one that nobody has asked for longest. */
function findStay(stays: readonly StayTotals[], night: number, nights: number): StayTotals {
  let oldest = stays[0] as StayTotals;
  for (const stay of stays) {
    if (stay.night === night && stay.nights === nights) return stay;
    if (stay.askedBy < oldest.askedBy) oldest = stay;
  }
  oldest.night = night;
  oldest.nights = nights;
  oldest.totals.fill(Number.NaN);
  return oldest;
}

/** What `stayTotal` says, worked out once. */
export function totalIn(index: SearchIndex, stay: StayTotals, villa: number): Kurus {
  const { night, nights, totals } = stay;
  const known = totals[villa] as number;
  if (!Number.isNaN(known)) return known;
  return (totals[villa] = stayTotal(index.rates, index.discounts, villa, night, nights));
}
