import type { RichText } from '#domain/rich-text/rich-text.ts';
import type { SearchItem, SearchQueryInput } from '#domain/search/schema.ts';
import { listTowns } from '../locations/list.ts';
import { findTown } from '../locations/towns/town.ts';
import type { CatalogueDeps } from '../search/catalogue/holder.ts';
import { searchVillas } from '../search/lists/search-villas.ts';
import { listVillaTypes } from '../villa-types/list.ts';
import { findVillaType } from '../villa-types/villa-type.ts';

/** Cards on the page of a region or type; the rest is on the listing. */
const CARDS = 24;

type Link = { slug: string; name: string; count: number };

/** What the page of a region or a villa type shows. */
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
export type TownPage = PlacePage & { district: string; types: Link[]; neighbours: Link[] };
/** `towns`: those of its villas. */
export type VillaTypePage = PlacePage & { heading: string; towns: Link[] };

/** A region with its villas and the types they are of; null when unknown or hidden. */
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

/** Links to the places that have any villa. */
function linksOf<Place extends { slug: string; name: string }>(
  places: readonly Place[],
  countOf: (place: Place) => number | undefined,
): Link[] {
  return places.flatMap((place) => {
    const count = countOf(place) ?? 0;
    return count > 0 ? [{ slug: place.slug, name: place.name, count }] : [];
  });
}
