import { EVERYTHING } from '#domain/search/query/answer.ts';
import { countFacets } from '#domain/search/query/facets.ts';
import type { SearchOptions } from '#domain/search/schema.ts';
import { type CatalogueDeps, getCatalogue } from '../catalogue/holder.ts';

/** All that can be searched by, with how many villas each choice would find on its own. */
export async function listSearchOptions(deps: CatalogueDeps): Promise<SearchOptions> {
  const { index, places } = await getCatalogue(deps);
  const { towns, districts, types, features: amenities, price } = countFacets(index, EVERYTHING);
  const districtSlugs = new Map(places.districts.map(({ id, slug }) => [id, slug]));
  const shown = places.towns.filter((town) => town.active);
  return {
    towns: shown.map(({ slug, name, popular, districtId }) => ({
      slug,
      name,
      count: towns[slug] ?? 0,
      district: districtSlugs.get(districtId) ?? '',
      popular,
    })),
    districts: counted(places.districts, districts),
    villaTypes: counted(
      places.types.filter((type) => type.active),
      types,
    ),
    features: counted(
      places.features.filter((feature) => feature.filterable),
      amenities,
    ),
    capacity: range(index.capacity),
    price,
  };
}

function counted(
  places: readonly { slug: string; name: string }[],
  counts: Readonly<Record<string, number>>,
) {
  return places.map(({ slug, name }) => ({ slug, name, count: counts[slug] ?? 0 }));
}

function range(values: Uint16Array): { min: number; max: number } {
  if (values.length === 0) return { min: 0, max: 0 };
  return {
    min: values.reduce((a, b) => Math.min(a, b)),
    max: values.reduce((a, b) => Math.max(a, b)),
  };
}
