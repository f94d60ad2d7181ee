import type { RichText } from '#domain/rich-text/rich-text.ts';
import type { SearchAnswer, SearchItem, SearchQueryInput } from '#domain/search/schema.ts';
import type { PublicTown } from '#domain/locations/schema.ts';
import { listDistricts, listTowns } from '#worker/features/locations/list.ts';
import { findTown } from '#worker/features/locations/towns/town.ts';
import type { CatalogueDeps } from '#worker/features/search/catalogue/holder.ts';
import { searchVillas } from '#worker/features/search/lists/search-villas.ts';
import { listVillaTypes } from '#worker/features/villa-types/list.ts';
import { findVillaType } from '#worker/features/villa-types/villa-type.ts';

/** Cards on the page of a region or type; the others are on the listing. */
const CARDS = 24;

type Link = { slug: string; name: string; count: number };

/** The content of the page of a region or a villa type. */
type PlacePage = {
  slug: string;
  name: string;
  intro: string;
  body: RichText;
  /** Key of a 4:3 picture. */
  image: string | null;
  color?: string;
  villas: SearchItem[];
  total: number;
};

/** `types`: those of its villas; `neighbours`: other regions of its district with villas. */
export type TownPage = PlacePage &
  Pick<PublicTown, 'district' | 'districtPath' | 'location' | 'shore'> & {
    suits: string;
    gettingThere: string;
    types: Link[];
    neighbours: Link[];
  };
/** A district: its regions in the agency's order, and the types of its villas. */
export type DistrictPage = Omit<PlacePage, 'slug' | 'intro' | 'body'> & {
  slug: string;
  path: string;
  province: string;
  regions: PublicTown[];
  types: Link[];
  /** Bedrooms of the smallest and the largest villa; nights in kuruş. Zeros without villas. */
  bedrooms: { min: number; max: number };
  price: { min: number; max: number };
};
/** `towns`: those of its villas. */
export type VillaTypePage = PlacePage & { heading: string; towns: Link[] };

/** A region with its villas and their types; null when unknown or hidden. */
export async function findTownPage(deps: CatalogueDeps, slug: string): Promise<TownPage | null> {
  const [town, found, types] = await Promise.all([
    findTown(deps, slug),
    searchVillas(deps, firstCards({ town: [slug] })),
    listVillaTypes(deps),
  ]);
  if (town === null) return null;
  const { neighbours, ...facts } = town;
  return {
    ...facts,
    villas: found.items,
    total: found.total,
    types: linksOf(types, ({ slug }) => found.facets.types[slug]),
    neighbours: linksOf(neighbours, ({ villas }) => villas),
  };
}

/** A district with its regions and villas, by the path of its page; null for an unknown path. */
export async function findDistrictPage(
  deps: CatalogueDeps,
  path: string,
): Promise<DistrictPage | null> {
  const district = (await listDistricts(deps)).find((one) => one.path === path);
  if (district === undefined) return null;
  const { slug, name, province } = district;
  const [towns, types, found] = await Promise.all([
    listTowns(deps),
    listVillaTypes(deps),
    searchVillas(deps, firstCards({ district: [slug] })),
  ]);
  const regions = towns.filter((town) => town.districtSlug === slug);
  const { image = null, color } = regions.find((town) => town.image !== null) ?? {};
  return {
    slug,
    name,
    path,
    province,
    regions,
    image,
    ...(color !== undefined && { color }),
    villas: found.items,
    total: found.total,
    types: linksOf(types, (type) => found.facets.types[type.slug]),
    bedrooms: bedroomsOf(found),
    price: found.facets.price,
  };
}

/**
 * `bedrooms[n]` counts n or more: the smallest number applies to all villas, the largest to at
 * least one.
 */
function bedroomsOf({ total, facets }: SearchAnswer): { min: number; max: number } {
  const steps = Object.keys(facets.bedrooms).map(Number);
  const reached = (villas: number) => steps.filter((n) => (facets.bedrooms[n] ?? 0) >= villas);
  if (total === 0) return { min: 0, max: 0 };
  return { min: Math.max(...reached(total)), max: Math.max(...reached(1)) };
}

/** A villa type with its villas and the regions they are in; null when unknown or hidden. */
export async function findVillaTypePage(
  deps: CatalogueDeps,
  slug: string,
): Promise<VillaTypePage | null> {
  const [type, found, towns] = await Promise.all([
    findVillaType(deps, slug),
    searchVillas(deps, firstCards({ type: [slug] })),
    listTowns(deps),
  ]);
  if (type === null) return null;
  return {
    ...type,
    villas: found.items,
    total: found.total,
    towns: linksOf(towns, ({ slug }) => found.facets.towns[slug]),
  };
}

function firstCards(narrowed: Partial<SearchQueryInput>): SearchQueryInput {
  return { sort: 'recommended', skip: 0, take: CARDS, ...narrowed };
}

/** Links to the places that have at least one villa. */
function linksOf<Place extends { slug: string; name: string }>(
  places: readonly Place[],
  countOf: (place: Place) => number | undefined,
): Link[] {
  return places.flatMap((place) => {
    const count = countOf(place) ?? 0;
    return count > 0 ? [{ slug: place.slug, name: place.name, count }] : [];
  });
}
