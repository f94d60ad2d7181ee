import type { Block } from '#domain/pages/blocks.ts';
import type { SearchItem, SearchQueryInput } from '#domain/search/schema.ts';
import { findTown, listTowns, splitCover } from '../locations/read.ts';
import { listSearchOptions } from '../search/options.ts';
import type { CatalogueDeps } from '../search/holder.ts';
import { searchVillas } from '../search/search-villas.ts';
import { findVillaType, listVillaTypes } from '../villa-types/read.ts';

/** Cards on the page of a region or type; the rest is on the listing. */
const CARDS = 24;

type Link = { slug: string; name: string; count: number };

/** What the page of a region or a villa type shows. */
export type PlacePage = {
  slug: string;
  name: string;
  intro: string;
  body: Block[];
  /** Key of a picture. */
  image: string | null;
  color: string;
  villas: SearchItem[];
  total: number;
};

/** `related`: the types of its villas. */
export type TownPage = PlacePage & { district: string; related: Link[] };
/** `related`: the regions of its villas. */
export type VillaTypePage = PlacePage & { related: Link[] };

const query = (narrowed: Partial<SearchQueryInput>): SearchQueryInput => ({
  sort: 'recommended',
  skip: 0,
  take: CARDS,
  ...narrowed,
});

/** A region with its villas and the types they are of; null when unknown or hidden. */
export async function findTownPage(deps: CatalogueDeps, slug: string): Promise<TownPage | null> {
  const town = await findTown(deps.db, slug);
  if (town === null) return null;
  const [found, types, towns] = await Promise.all([
    searchVillas(deps, query({ town: [slug] })),
    listVillaTypes(deps.db),
    listTowns(deps.db),
  ]);
  const cover = towns.find((other) => other.slug === slug);
  return {
    slug,
    name: town.name,
    intro: town.intro,
    district: town.district,
    body: town.body as Block[],
    ...coverOf(found.items, cover),
    villas: found.items,
    total: found.total,
    related: linksOf(types, found.facets.types),
  };
}

/** A villa type with its villas and the regions they are in; null when unknown or hidden. */
export async function findVillaTypePage(
  deps: CatalogueDeps,
  slug: string,
): Promise<VillaTypePage | null> {
  const type = await findVillaType(deps.db, slug);
  if (type === null) return null;
  const [found, { towns }] = await Promise.all([
    searchVillas(deps, query({ type: [slug] })),
    listSearchOptions(deps),
  ]);
  return {
    slug,
    name: type.name,
    intro: type.intro,
    body: type.body as Block[],
    ...coverOf(found.items),
    villas: found.items,
    total: found.total,
    related: linksOf(towns, found.facets.towns),
  };
}

/** The head's picture: the region's own cover, else the first card's. */
function coverOf(
  items: readonly SearchItem[],
  own?: { image: string | null; color: string },
): { image: string | null; color: string } {
  if (own?.image) return { image: own.image, color: own.color };
  const first = items[0];
  const key = first && /^\/media\/(.+)-400\.avif$/.exec(first.thumbnail)?.[1];
  return key ? { image: key, color: first.color } : splitCover(null);
}

/** Those of `all` with at least one villa, with their counts. */
function linksOf(
  all: readonly { slug: string; name: string }[],
  counts: Readonly<Record<string, number>>,
): Link[] {
  return all.flatMap(({ slug, name }) => {
    const count = counts[slug] ?? 0;
    return count > 0 ? [{ slug, name, count }] : [];
  });
}
