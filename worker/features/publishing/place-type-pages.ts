import { EVERYTHING } from '#domain/search/query/answer.ts';
import { countFacets } from '#domain/search/query/facets.ts';
import type { SearchItem } from '#domain/search/schema.ts';
import { listDistricts, listTowns } from '#worker/features/locations/list.ts';
import { type CatalogueDeps, getCatalogue } from '#worker/features/search/catalogue/holder.ts';
import { searchVillas } from '#worker/features/search/lists/search-villas.ts';
import { listVillaTypes } from '#worker/features/villa-types/list.ts';

/** With fewer villas there is no choice, and so no page. */
const MIN_VILLAS = 4;

/** Cards of such a page; the others are on the listing. */
const CARDS = 24;

/** A region or a district, as these pages need it. */
type Place = { name: string; path: string; filter: { town: string[] } | { district: string[] } };

/** The villas of one type in one place. */
export type PlaceTypePage = {
  place: Place;
  type: { slug: string; name: string; heading: string; intro: string };
  villas: SearchItem[];
  total: number;
  /** Other types of the place and other places of the type that have a page, by path. */
  otherTypes: { path: string; name: string; count: number }[];
  otherPlaces: { path: string; name: string; count: number }[];
};

/** A place and a type with a page, and the number of villas on it. */
type Pair = { place: Place; type: PlaceTypePage['type']; path: string; count: number };

/** Every page of a type in a place that has enough villas, places in menu order. */
export async function listPlaceTypePages(deps: CatalogueDeps): Promise<Pair[]> {
  const [towns, districts, types] = await Promise.all([
    listTowns(deps),
    listDistricts(deps),
    listVillaTypes(deps),
  ]);
  const places: Place[] = [
    ...districts.map(({ name, path, slug }) => ({ name, path, filter: { district: [slug] } })),
    ...towns.map(({ name, slug }) => ({ name, path: `/${slug}`, filter: { town: [slug] } })),
  ];
  const { index } = await getCatalogue(deps);
  return places.flatMap((place) => {
    const counts = countFacets(index, { ...EVERYTHING, ...place.filter }).types;
    return types.flatMap((type) => {
      const count = counts[type.slug] ?? 0;
      return count < MIN_VILLAS ? [] : [{ place, type, path: `${place.path}/${type.slug}`, count }];
    });
  });
}

/** The villas of a type in a place, by the page's path; null when there are too few for a page. */
export async function findPlaceTypePage(
  deps: CatalogueDeps,
  path: string,
): Promise<PlaceTypePage | null> {
  const pairs = await listPlaceTypePages(deps);
  const found = pairs.find((pair) => pair.path === path);
  if (found === undefined) return null;
  const { place, type } = found;
  const { items, total } = await searchVillas(deps, {
    sort: 'recommended',
    skip: 0,
    take: CARDS,
    ...place.filter,
    type: [type.slug],
  });
  const others = pairs.filter((pair) => pair !== found);
  return {
    place,
    type,
    villas: items,
    total,
    otherTypes: others.flatMap((pair) =>
      pair.place.path === place.path
        ? [{ path: pair.path, name: pair.type.name, count: pair.count }]
        : [],
    ),
    otherPlaces: others.flatMap((pair) =>
      pair.type.slug === type.slug
        ? [{ path: pair.path, name: pair.place.name, count: pair.count }]
        : [],
    ),
  };
}
