import { addDays } from '#domain/values/dates.ts';
import type { CatalogueVilla } from '../index/catalogue.ts';
import type { Facets } from './facets.ts';
import { NEAREST_REACH_DAYS } from './nearest.ts';
import type { SearchQuery } from './query.ts';
import type { SearchResult } from './search.ts';

type Search = (query: SearchQuery) => SearchResult;

/** Every option counted by a search of its own. */
export function facetsByHand(
  search: Search,
  villas: readonly CatalogueVilla[],
  asked: SearchQuery,
): Facets {
  const base = { ...asked, skip: 0, take: 1_000 };
  const count = (changed: Partial<SearchQuery>) => search({ ...base, ...changed }).total;
  const each = (options: string[], change: (slug: string) => Partial<SearchQuery>) =>
    Object.fromEntries(options.map((slug) => [slug, count(change(slug))]));
  const bedrooms = villas.map((one) => one.bedrooms);
  const steps = Array.from(
    { length: Math.max(...bedrooms) - Math.min(...bedrooms) + 1 },
    (_, i) => Math.min(...bedrooms) + i,
  );
  const prices = search({
    ...base,
    minPrice: undefined,
    maxPrice: undefined,
    minTotal: undefined,
    maxTotal: undefined,
  }).items.map((hit) => hit.nightly);
  return {
    towns: each(
      villas.map((one) => one.town),
      (slug) => ({ town: [slug] }),
    ),
    districts: each(
      villas.map((one) => one.district),
      (slug) => ({ district: [slug] }),
    ),
    types: each(
      villas.flatMap((one) => one.types),
      (slug) => ({ type: [slug] }),
    ),
    features: each(
      villas.flatMap((one) => one.features),
      (slug) => ({
        feature: [...asked.feature, slug],
      }),
    ),
    bedrooms: Object.fromEntries(steps.map((n) => [n, count({ bedrooms: n })])),
    price: {
      min: prices.length === 0 ? 0 : Math.min(...prices),
      max: Math.max(0, ...prices),
    },
  };
}

/** A search for every date around, nearest first and rather earlier. */
export function nearestByHand(search: Search, asked: SearchQuery, limit: number) {
  const { checkin, checkout } = asked;
  if (checkin === undefined || checkout === undefined) return [];
  const distances = Array.from({ length: NEAREST_REACH_DAYS }, (_, i) => [-i - 1, i + 1]);
  return [0, ...distances.flat()]
    .map((n) => {
      const dates = { checkin: addDays(checkin, n), checkout: addDays(checkout, n) };
      return { ...dates, villas: search({ ...asked, ...dates, flex: 0 }).total };
    })
    .filter((stay) => stay.villas > 0)
    .slice(0, limit);
}
