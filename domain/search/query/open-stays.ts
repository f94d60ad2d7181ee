import type { Kurus } from '#domain/values/money.ts';
import { type Bits, clearBit, hasBit, nextBit, or } from '../index/bitset.ts';
import { dayOf, type Horizon } from '../index/horizon.ts';
import { lastArrivalAlike, stayTotal } from '../index/rates.ts';
import type { OpenScratch, SearchIndex } from '../index/search-index.ts';
import { mayArrive, nightsOfMonths, openNights } from '../open-stay.ts';
import { keepAsked } from './asked-stays.ts';
import type { FoundStays, Matches } from './matches.ts';
import { isBounded, isWithinBounds } from './price-bounds.ts';
import type { SearchQuery } from './query.ts';

/** A stay that may begin on any of the nights `arrivals`, in order. */
type OpenStay = { arrivals: readonly number[]; nights: number };

/** Null without months. Throws RangeError for an invalid month. */
export function findOpenStay(
  { month = [], nights: length }: SearchQuery,
  horizon: Horizon,
): OpenStay | null {
  if (month.length === 0) return null;
  const nights = openNights(length);
  const open = nightsOfMonths(month).map((night) => night - horizon.firstDay);
  const arrivals = open.filter(
    (night, i) =>
      // The nights are in order and unique: the entry `nights` further on is that many nights
      // later, unless the stay leaves the months.
      open[i + nights - 1] === night + nights - 1 &&
      night >= 0 &&
      night < horizon.nights &&
      mayArrive(length, dayOf(horizon, night)),
  );
  return { arrivals, nights };
}

const openScratch = ({ scratch, size }: SearchIndex): OpenScratch =>
  (scratch.open ??= {
    arriving: [],
    night: new Int32Array(size),
    total: new Float64Array(size),
  });

/** Not computed yet; and: no stay lies within the price bounds. */
const UNKNOWN = -1;
const NONE = -2;

/**
 * Which of `candidates` sell a stay from any of the arrivals within the price bounds. The cheapest
 * one of a villa is computed on demand: a page shows only a few villas.
 */
export function matchOpenStay(
  index: SearchIndex,
  query: SearchQuery,
  { arrivals, nights }: OpenStay,
  candidates: Bits,
): Matches {
  const { matched } = index.scratch;
  const { arriving, ...cheapest } = openScratch(index);
  matched.fill(0);
  for (const [i, night] of arrivals.entries()) {
    const villas = (arriving[i] ??= new Uint32Array(matched.length));
    villas.set(candidates);
    keepAsked(index, query, villas, night, nights);
    or(matched, villas);
  }
  cheapest.night.fill(UNKNOWN);

  const nightOf = (villa: number): number => {
    if (cheapest.night[villa] !== UNKNOWN) return cheapest.night[villa] as number;
    let found = NONE;
    let least: Kurus = Infinity;
    let seenUntil = -1;
    // An index loop, because with ten thousand villas and a year this runs millions of times.
    for (let i = 0; i < arrivals.length; i++) {
      const night = arrivals[i] as number;
      if (night <= seenUntil || !hasBit(arriving[i] as Bits, matched.length, 0, villa)) continue;
      const total = stayTotal(index.rates, index.discounts, villa, night, nights);
      if (total < least && isWithinBounds(query, total, nights)) {
        found = night;
        least = total;
      }
      seenUntil = lastArrivalAlike(index.rates, index.discounts, villa, night, nights);
    }
    cheapest.total[villa] = least;
    return (cheapest.night[villa] = found);
  };
  if (isBounded(query)) {
    for (let v = nextBit(matched, 0); v >= 0; v = nextBit(matched, v + 1)) {
      if (nightOf(v) === NONE) clearBit(matched, matched.length, 0, v);
    }
  }
  const stays: FoundStays = {
    nights,
    nightOf,
    totalOf: (villa) => {
      nightOf(villa);
      return cheapest.total[villa] as number;
    },
    totals() {
      for (let v = nextBit(matched, 0); v >= 0; v = nextBit(matched, v + 1)) nightOf(v);
      return cheapest.total;
    },
  };
  return { all: matched, stays };
}
