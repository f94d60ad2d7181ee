import { EVERYTHING } from '#domain/search/query/answer.ts';
import { countBits } from '#domain/search/index/bitset.ts';
import { keepAllOf } from '#domain/search/index/options.ts';
import { countFacets } from '#domain/search/query/facets.ts';
import type { SearchOptions } from '#domain/search/schema.ts';
import { type CatalogueDeps, getCatalogue } from '../catalogue/holder.ts';

/** All filter options, each with the number of villas it would find on its own. */
export async function listSearchOptions(deps: CatalogueDeps): Promise<SearchOptions> {
  const { index, places } = await getCatalogue(deps);
  const { towns, districts, types, features: amenities, price } = countFacets(index, EVERYTHING);
  const spare = new Uint32Array(index.onSale.length);
  const countOf = (slug: string): number => {
    spare.set(index.onSale);
    keepAllOf(spare, index.options.feature, [slug]);
    return countBits(spare);
  };
  const districtSlugs = new Map(places.districts.map(({ id, slug }) => [id, slug]));
  const provinces = new Map(places.districts.map(({ slug, province }) => [slug, province]));
  const shown = places.towns.filter((town) => town.active);
  const others = places.features.filter((feature) => !feature.filterable);
  return {
    towns: shown.map(({ slug, name, popular, districtId, latitude, longitude }) => ({
      location: latitude === null || longitude === null ? null : { latitude, longitude },
      slug,
      name,
      count: towns[slug] ?? 0,
      district: districtSlugs.get(districtId) ?? '',
      popular,
    })),
    districts: counted(places.districts, districts).map((district) => ({
      ...district,
      province: provinces.get(district.slug) ?? '',
    })),
    villaTypes: counted(
      places.types.filter((type) => type.active),
      types,
    ),
    features: counted(
      places.features.filter((feature) => feature.filterable),
      amenities,
    ),
    otherFeatures: others.map(({ slug, name }) => ({ slug, name, count: countOf(slug) })),
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
