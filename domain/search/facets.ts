import type { Kurus } from '#domain/money.ts';
import { and, countBits, countCommon, nextBit } from './bitset.ts';
import type { Bits } from './bitset.ts';
import { applyFilters, applyParty } from './filters.ts';
import type { FilterGroup } from './filters.ts';
import { averageNight, matchVillas } from './match.ts';
import type { OptionRows, StepRows } from './options.ts';
import type { SearchQuery } from './query.ts';
import { stayTotal } from './rates.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * How many villas each option would find, the rest of the query unchanged; every option of the
 * catalogue is there, with 0 too. Towns, districts, types and bedrooms leave their own group's
 * choice out. A feature is asked on top of the chosen ones, because features add up; so the
 * count of a chosen feature is the total. `bedrooms[n]` counts n or more.
 */
export type Facets = {
  towns: Record<string, number>;
  districts: Record<string, number>;
  types: Record<string, number>;
  features: Record<string, number>;
  bedrooms: Record<number, number>;
  /** Lowest and highest nightly price without the query's price bounds; zeros when none matches. */
  price: { min: Kurus; max: Kurus };
};

/** Facets of a query; its sort and page do not matter. Throws RangeError when a date is none. */
export function countFacets(index: SearchIndex, query: SearchQuery): Facets {
  const { options, steps, scratch } = index;
  const { filtered } = scratch;
  const price = priceRange(index, query);
  applyParty(index, query, filtered);
  const reachable = matchVillas(index, query, filtered).all;
  const without = (leftOut?: FilterGroup): Bits => {
    applyFilters(index, query, filtered, leftOut);
    and(filtered, reachable);
    return filtered;
  };
  return {
    towns: countOptions(without('town'), options.town),
    districts: countOptions(without('district'), options.district),
    types: countOptions(without('type'), options.type),
    features: countOptions(without(), options.feature),
    bedrooms: countSteps(without('bedrooms'), steps.bedrooms),
    price,
  };
}

function countOptions(villas: Bits, { rowOf, rows }: OptionRows): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [slug, row] of rowOf) counts[slug] = countCommon(villas, rows, row);
  return counts;
}

function countSteps(villas: Bits, { min, max, rows }: StepRows): Record<number, number> {
  const counts: Record<number, number> = { [min]: countBits(villas) };
  for (let n = min + 1; n <= max; n++) counts[n] = countCommon(villas, rows, n - min - 1);
  return counts;
}

function priceRange(index: SearchIndex, query: SearchQuery): Facets['price'] {
  const { rates, discounts, scratch, from } = index;
  applyFilters(index, query, scratch.filtered);
  const unbounded = { ...query, minPrice: undefined, maxPrice: undefined };
  const { all, stays } = matchVillas(index, unbounded, scratch.filtered);
  let min = Infinity;
  let max = 0;
  const widen = (price: Kurus) => {
    min = Math.min(min, price);
    max = Math.max(max, price);
  };
  if (stays === null) {
    for (let v = nextBit(all, 0); v >= 0; v = nextBit(all, v + 1)) widen(from[v] ?? 0);
  }
  for (const { night, nights, villas } of stays ?? []) {
    for (let v = nextBit(villas, 0); v >= 0; v = nextBit(villas, v + 1)) {
      widen(averageNight(stayTotal(rates, discounts, v, night, nights), nights));
    }
  }
  return { min: min === Infinity ? 0 : min, max };
}
