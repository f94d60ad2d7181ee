import { addDays } from '#domain/values/dates.ts';
import type { IndexOptions } from '../index/build-index.ts';
import type { CatalogueVilla } from '../index/catalogue.ts';
import type { Facets } from './facets.ts';
import { NEAREST_REACH_DAYS } from './nearest.ts';
import { staysByHand } from './oracle.testing.ts';
import type { SearchQuery } from './query.ts';
import type { SearchResult } from './search.ts';

type Search = (query: SearchQuery) => SearchResult;

/** Counts every option by a separate search. */
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

/** Searches every date around, nearest first, earlier before later. */
export function nearestByHand(
  search: Search,
  asked: SearchQuery,
  limit: number,
  { today, nights }: IndexOptions,
) {
  const { month = [], ...rest } = asked;
  const isOpen = month.length > 0;
  const open = staysByHand(asked).filter(
    ({ checkIn }) => checkIn >= today && checkIn < addDays(today, nights),
  );
  const exact = { checkIn: asked.checkin, checkOut: asked.checkout };
  const ends = isOpen ? [open[0], open.at(-1)] : [exact, exact];
  const tried = new Set<string>();
  return Array.from({ length: NEAREST_REACH_DAYS + 1 }, (_, by) => [-by, by])
    .flatMap((sides) => sides.map((by, side) => ({ by, stay: ends[side] })))
    .flatMap(({ by, stay }) => {
      if (!stay?.checkIn || !stay.checkOut) return [];
      const dates = { checkin: addDays(stay.checkIn, by), checkout: addDays(stay.checkOut, by) };
      const isFriday = new Date(dates.checkin).getUTCDay() === 5;
      if (tried.has(dates.checkin) || (isOpen && asked.nights === 'weekend' && !isFriday))
        return [];
      tried.add(dates.checkin);
      return [{ ...dates, villas: search({ ...rest, ...dates, flex: 0 }).total }];
    })
    .filter((stay) => stay.villas > 0)
    .slice(0, limit);
}
