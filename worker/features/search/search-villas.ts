import { countFacets } from '#domain/search/facets.ts';
import { nearestFree } from '#domain/search/nearest.ts';
import type { SearchQuery } from '#domain/search/query.ts';
import type { SearchAnswer, SearchQueryInput } from '#domain/search/schema.ts';
import { searchVillas as findVillas } from '#domain/search/search.ts';
import { findWaysOut } from '#domain/search/ways-out.ts';
import { today } from '../../platform/clock.ts';
import { assertStayDates } from './asked-dates.ts';
import type { Catalogue } from './catalogue.ts';
import { type CatalogueDeps, getCatalogue } from './holder.ts';
import { cardMaker } from './present.ts';

/** Other dates offered when nothing is free on the asked ones. */
const NEAREST = 3;

/** Wishes offered for giving up when nothing fits all of them. */
const WAYS = 4;

/**
 * The page of villas that match, priced to the kuruş as a quote would price them.
 * @throws `VALIDATION` (400) for half a pair of dates or swapped ones, `PAST`, `TOO_LONG` (422).
 */
export async function searchVillas(
  deps: CatalogueDeps,
  input: SearchQueryInput,
): Promise<SearchAnswer> {
  assertStayDates(input, today(deps.clock));
  const catalogue = await getCatalogue(deps);
  const { index } = catalogue;
  const query = toQuery(input);
  const { items, ...page } = findVillas(index, query);
  const isEmpty = page.total === 0;
  const nearest = isEmpty && input.checkin ? nearestFree(index, query, NEAREST) : [];
  const ways = isEmpty ? findWaysOut(index, query, WAYS) : [];
  return {
    items: items.map(cardMaker(catalogue)),
    ...page,
    facets: shownFacets(catalogue, query),
    ...(nearest.length > 0 && { nearest }),
    ...(ways.length > 0 && { ways }),
  };
}

/** Facets of what the page offers as a filter; other features can be asked for all the same. */
function shownFacets({ index, places }: Catalogue, query: SearchQuery): SearchAnswer['facets'] {
  const facets = countFacets(index, query);
  const features = places.features.flatMap(({ slug, filterable }) =>
    filterable ? [[slug, facets.features[slug] ?? 0] as const] : [],
  );
  return { ...facets, features: Object.fromEntries(features) };
}

/** A query without wishes: every villa on sale, in the agency's order. */
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

/** What a visitor asks with lira a night, as the kernel takes it: in kuruş. */
function toQuery({ minPrice, maxPrice, ...input }: SearchQueryInput): SearchQuery {
  return {
    ...EVERYTHING,
    ...withoutUndefined(input),
    ...(minPrice !== undefined && { minPrice: minPrice * 100 }),
    ...(maxPrice !== undefined && { maxPrice: maxPrice * 100 }),
  };
}

function withoutUndefined<T extends object>(object: T): { [K in keyof T]: NonNullable<T[K]> } {
  const given = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [K in keyof T]: NonNullable<T[K]> };
}
