import { findClosest } from './closest.ts';
import { countFacets } from './facets.ts';
import { nearestFree } from './nearest.ts';
import type { SearchQuery } from './query.ts';
import type { SearchAnswer, SearchQueryInput } from '../schema.ts';
import { findVillas, pageOf, type SearchResult } from './search.ts';
import { cardMaker, type ShownIndex } from '../index/shown-index.ts';
import { findRelaxedFilters } from './relaxed-filters.ts';

/** Alternative dates offered when nothing is free on the requested ones. */
const NEAREST = 3;

/** Relaxed filters offered when nothing matches all filters. */
const WAYS = 4;

/** A query without filters: every villa on sale, in the agency's order. */
export const EVERYTHING: SearchQuery = {
  adults: 1,
  children: 0,
  babies: 0,
  town: [],
  district: [],
  type: [],
  feature: [],
  flex: 0,
  sort: 'recommended',
  skip: 0,
  take: 20,
};

/** Converts a visitor's query from lira and tenths of a star to kuruş and stars. */
export function toQuery(input: SearchQueryInput): SearchQuery {
  const { minPrice, maxPrice, minTotal, maxTotal, rating, instant, ...rest } = input;
  const inKurus = withoutUndefined({ minPrice, maxPrice, minTotal, maxTotal });
  return {
    ...EVERYTHING,
    ...withoutUndefined(rest),
    ...Object.fromEntries(Object.entries(inKurus).map(([name, lira]) => [name, lira * 100])),
    ...(rating !== undefined && { rating: rating / 10 }),
    ...(instant === 1 && { instant: true as const }),
  };
}

/** Nearest villas shown when nothing matches. */
const CLOSEST = 12;

/** An answer whose result cards are still to be made. */
type FoundAnswer = Omit<SearchAnswer, 'items' | 'closest'> &
  Pick<SearchResult, 'items'> & { closest?: { drop: string[]; items: SearchResult['items'] } };

/**
 * The page of villas that match, priced to the kuruş as in a quote; the same in the Worker and in
 * the browser. Dates must form a valid stay (stay-dates.ts).
 */
export function answerSearch(shown: ShownIndex, query: SearchQuery): SearchAnswer {
  const { items, closest, ...rest } = findAnswer(shown, query);
  const card = cardMaker(shown);
  return {
    items: items.map(card),
    ...rest,
    ...(closest && { closest: { drop: closest.drop, items: closest.items.map(card) } }),
  };
}

/** The same with what was found in the place of result cards. */
export function findAnswer({ index, filterable }: ShownIndex, query: SearchQuery): FoundAnswer {
  const found = findVillas(index, query);
  const page = pageOf(index, query, found);
  // Before any other search: the result is in the index's working memory.
  const facets = countFacets(index, query, found, filterable);
  const isEmpty = page.total === 0;
  const nearest = isEmpty ? nearestFree(index, query, NEAREST) : [];
  const ways = isEmpty ? findRelaxedFilters(index, query, WAYS) : [];
  const closest = isEmpty ? findClosest(index, query, nearest[0], CLOSEST) : null;
  return {
    ...page,
    facets,
    ...(nearest.length > 0 && { nearest }),
    ...(ways.length > 0 && { ways }),
    ...(closest && { closest }),
  };
}

function withoutUndefined<T extends object>(object: T): { [K in keyof T]: NonNullable<T[K]> } {
  const given = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [K in keyof T]: NonNullable<T[K]> };
}
