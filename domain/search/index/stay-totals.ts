import type { Kurus } from '#domain/values/money.ts';
import { type Bits, listBits } from './bitset.ts';
import { stayTotal } from './rates.ts';
import type { SearchIndex } from './search-index.ts';
import type { StayTotals } from './totals-memory.ts';

/** The totals of a stay, valid until fifteen other stays have been requested. */
export function totalsOf({ scratch }: SearchIndex, night: number, nights: number): StayTotals {
  const stay = findStay(scratch.totals.stays, night, nights);
  stay.askedBy = ++scratch.totals.questions;
  return stay;
}

/** The stay itself, or the least recently used one to be replaced. */
function findStay(stays: readonly StayTotals[], night: number, nights: number): StayTotals {
  let oldest = stays[0] as StayTotals;
  for (const stay of stays) {
    if (stay.night === night && stay.nights === nights) return stay;
    if (stay.askedBy < oldest.askedBy) oldest = stay;
  }
  oldest.night = night;
  oldest.nights = nights;
  oldest.isKept = false;
  return oldest;
}

/** The result of `stayTotal`, computed once where totals are kept. */
export function totalIn(index: SearchIndex, stay: StayTotals, villa: number): Kurus {
  const { night, nights, totals, isKept } = stay;
  const known = isKept ? (totals[villa] as number) : Number.NaN;
  if (!Number.isNaN(known)) return known;
  const total = stayTotal(index.rates, index.discounts, villa, night, nights);
  if (isKept) totals[villa] = total;
  return total;
}

/** Keeps the totals of a stay from now on: many of them will be asked for. */
export function keepTotals(stay: StayTotals): void {
  if (!stay.isKept) stay.totals.fill(Number.NaN);
  stay.isKept = true;
}

/**
 * The totals of all `villas`, by number: thousands are computed here and read without a call for
 * each.
 */
export function totalsIn(index: SearchIndex, stay: StayTotals, villas: Bits): Float64Array {
  const { list } = index.scratch;
  keepTotals(stay);
  const count = listBits(villas, list);
  for (let i = 0; i < count; i++) totalIn(index, stay, list[i] as number);
  return stay.totals;
}
