import type { SearchIndex } from '../index/search-index.ts';
import type { SearchQuery } from './query.ts';
import { searchVillas } from './search.ts';

/**
 * A filter that can be relaxed: `dates`, `guests`, `town`, `district`, `type` and those of LIMITS
 * as a whole, an amenity separately as `feature:<slug>`.
 */
export type Filter = string;

/** Filters with a single value. */
const LIMITS = [
  'bounds',
  'bedrooms',
  'bathrooms',
  'sea',
  'rating',
  'instant',
  'minPrice',
  'maxPrice',
  'minTotal',
  'maxTotal',
] as const;
type Limit = (typeof LIMITS)[number];
const isLimit = (filter: Filter): filter is Limit => LIMITS.some((limit) => limit === filter);

/** Filters to relax together, and how many villas match then. */
type RelaxedFilters = { drop: Filter[]; villas: number };

/** With more filters than this, not all pairs of them are tried. */
const MAX_PAIRED = 12;

/**
 * For a query that finds nothing: which single filter to relax, the most effective first; if none
 * alone is enough, which two; and if that finds nothing either, all except dates and guests. Throws
 * RangeError for an invalid date.
 */
export function findRelaxedFilters(
  index: SearchIndex,
  query: SearchQuery,
  limit: number,
): RelaxedFilters[] {
  const filters = listFilters(query);
  const open = (drops: Filter[][]) =>
    drops
      .map((drop) => ({ drop, villas: countWithout(index, query, drop) }))
      .filter(({ villas }) => villas > 0)
      .toSorted((a, b) => b.villas - a.villas)
      .slice(0, limit);

  const single = open(filters.map((filter) => [filter]));
  if (single.length > 0) return single;
  const paired = filters.length > MAX_PAIRED ? [] : open(pairsOf(filters));
  if (paired.length > 0) return paired;
  const rest = filters.filter((filter) => filter !== 'dates' && filter !== 'guests');
  return rest.length > 0 ? open([rest]) : [];
}

export function listFilters(query: SearchQuery): Filter[] {
  const { checkin, checkout, month = [], adults, children, babies, feature } = query;
  const filters: [Filter, boolean][] = [
    ['dates', month.length > 0 || (checkin !== undefined && checkout !== undefined)],
    ['guests', adults > 1 || children > 0 || babies > 0],
    ['town', query.town.length > 0],
    ['district', query.district.length > 0],
    ['type', query.type.length > 0],
    ...LIMITS.map((limit): [Filter, boolean] => [limit, query[limit] !== undefined]),
    ...feature.map((slug): [Filter, boolean] => [`feature:${slug}`, true]),
  ];
  return filters.flatMap(([filter, isAsked]) => (isAsked ? [filter] : []));
}

function pairsOf(filters: readonly Filter[]): Filter[][] {
  return filters.flatMap((one, i) => filters.slice(i + 1).map((other) => [one, other]));
}

const countWithout = (index: SearchIndex, query: SearchQuery, drop: readonly Filter[]): number =>
  searchVillas(index, { ...relax(query, drop), sort: 'recommended', skip: 0, take: 0 }).total;

/** A query without some of its filters. */
export function relax(query: SearchQuery, drop: readonly Filter[]): SearchQuery {
  const rest: SearchQuery = { ...query };
  for (const filter of drop) {
    if (filter === 'dates') {
      delete rest.checkin;
      delete rest.checkout;
      delete rest.month;
    } else if (filter === 'guests') {
      Object.assign(rest, { adults: 1, children: 0, babies: 0 });
    } else if (filter === 'town' || filter === 'district' || filter === 'type') rest[filter] = [];
    else if (isLimit(filter)) delete rest[filter];
    else rest.feature = rest.feature.filter((slug) => filter !== `feature:${slug}`);
  }
  return rest;
}
