import type { Kurus } from '#domain/values/money.ts';
import { and, countCommon, countCommonAt, findOccupied, listBits } from '../index/bitset.ts';
import type { Bits } from '../index/bitset.ts';
import { applyFilters, applyParty } from './filters.ts';
import type { FilterGroup } from './filters.ts';
import { matchVillas } from './match.ts';
import type { Matches } from './matches.ts';
import { isBounded } from './price-bounds.ts';
import { findVillas } from './search.ts';
import { averageNight } from '#domain/reservations/pricing/nightly.ts';
import type { OptionRows, StepRows } from '../index/options.ts';
import type { SearchQuery } from './query.ts';
import type { SearchIndex } from '../index/search-index.ts';

/**
 * How many villas each option would find with the rest of the query unchanged; every option of the
 * catalogue is listed, including those with 0. For towns, districts, types and bedrooms the group's
 * own choice is ignored. An amenity is added to the chosen ones, because amenities are combined; so
 * the count of a chosen amenity is the total. `bedrooms[n]` counts n or more.
 */
export type Facets = {
  towns: Record<string, number>;
  districts: Record<string, number>;
  types: Record<string, number>;
  features: Record<string, number>;
  bedrooms: Record<number, number>;
  /**
   * Lowest and highest nightly price ignoring the query's price bounds; zeros when none matches.
   */
  price: { min: Kurus; max: Kurus };
};

/**
 * Facets of a query; its sort and page do not matter. Throws RangeError for an invalid date. @param
 * found the result of the query, if still available @param features the amenities to count: most
 * can only be requested by address
 */
export function countFacets(
  index: SearchIndex,
  query: SearchQuery,
  found: Matches | null = null,
  features: Iterable<string> = index.options.feature.rowOf.keys(),
): Facets {
  const { options, steps } = index;
  const { filtered, occupied } = index.scratch;
  const price = priceRange(index, found && !isBounded(query) ? found : findUnbounded(index, query));
  applyParty(index, query, filtered);
  const reachable = matchVillas(index, query, filtered).all;
  // A counter uses the working memory and is invalid once the next one is made. Leaving out a group
  // without a selection changes nothing.
  let counted: FilterGroup | 'all' | null = null;
  let size = 0;
  const counter = (group: FilterGroup | 'all'): RowCounter => {
    const leftOut = group !== 'all' && isChosen(query, group) ? group : 'all';
    if (counted !== leftOut) {
      applyFilters(index, query, filtered, leftOut === 'all' ? undefined : leftOut);
      and(filtered, reachable);
      size = findOccupied(filtered, occupied);
      counted = leftOut;
    }
    return 2 * size > filtered.length
      ? (rows, row) => countCommon(filtered, rows, row)
      : (rows, row) => countCommonAt(filtered, occupied, size, rows, row);
  };
  return {
    towns: countOptions(counter('town'), options.town),
    districts: countOptions(counter('district'), options.district),
    types: countOptions(counter('type'), options.type),
    features: countOptions(counter('all'), options.feature, features),
    bedrooms: countSteps(counter('bedrooms'), steps.bedrooms, index.onSale),
    price,
  };
}

const isChosen = (query: SearchQuery, group: FilterGroup): boolean =>
  group === 'bedrooms' ? query.bedrooms !== undefined : query[group].length > 0;

/** How many of the villas counted are in a row. */
type RowCounter = (rows: Bits, row: number) => number;

function countOptions(
  count: RowCounter,
  { rowOf, rows }: OptionRows,
  slugs: Iterable<string> = rowOf.keys(),
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const slug of slugs) {
    const row = rowOf.get(slug);
    counts[slug] = row === undefined ? 0 : count(rows, row);
  }
  return counts;
}

function countSteps(
  count: RowCounter,
  { min, max, rows }: StepRows,
  everyone: Bits,
): Record<number, number> {
  const counts: Record<number, number> = { [min]: count(everyone, 0) };
  for (let n = min + 1; n <= max; n++) counts[n] = count(rows, n - min - 1);
  return counts;
}

/** What would match at any price. */
const findUnbounded = (index: SearchIndex, query: SearchQuery): Matches =>
  findVillas(index, {
    ...query,
    minPrice: undefined,
    maxPrice: undefined,
    minTotal: undefined,
    maxTotal: undefined,
  });

function priceRange({ from, scratch }: SearchIndex, { all, stays }: Matches): Facets['price'] {
  const prices = stays === null ? from : stays.totals();
  let min = Infinity;
  let max = 0;
  const count = listBits(all, scratch.list);
  for (let i = 0; i < count; i++) {
    const price = prices[scratch.list[i] as number] as number;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  if (max === 0) return { min: 0, max };
  // All stays have the same number of nights, so the lowest total is the lowest nightly price.
  const nightly = (price: Kurus) => (stays === null ? price : averageNight(price, stays.nights));
  return { min: nightly(min), max: nightly(max) };
}
