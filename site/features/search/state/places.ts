import type { SearchOptions } from '#domain/search/schema.ts';

type Named = { slug: string; name: string };

/** A district with its regions, as the place field shows them. */
export type PlaceGroup<Town extends Named = Named> = Named & { towns: Town[] };

/** Districts that have regions here, in the order of their first one. */
function groupPlaces<Town extends Named & { district: string }>(
  towns: readonly Town[],
  districts: readonly Named[],
): PlaceGroup<Town>[] {
  const nameOf = new Map(districts.map(({ slug, name }) => [slug, name]));
  return [...Map.groupBy(towns, ({ district }) => district)].map(([slug, group]) => ({
    slug,
    name: nameOf.get(slug) ?? slug,
    towns: group,
  }));
}

/** The same of what every page knows of regions and districts. */
export const shellPlaces = (
  towns: readonly (Named & { districtSlug: string })[],
  districts: readonly Named[],
): PlaceGroup[] =>
  groupPlaces(
    towns.map(({ slug, name, districtSlug }) => ({ slug, name, district: districtSlug })),
    districts,
  ).map(({ slug, name, towns: group }) => ({
    slug,
    name,
    towns: group.map((town) => ({ slug: town.slug, name: town.name })),
  }));

/** The same of the search's options, with what a page needs of them and no more. */
export const pagePlaces = ({ towns, districts }: Pick<SearchOptions, 'towns' | 'districts'>) =>
  groupPlaces(towns, districts).map(({ slug, name, towns: group }) => ({
    slug,
    name,
    towns: group.map((town) => ({ slug: town.slug, name: town.name, count: town.count })),
  }));

/** A district's value in the place field; a region's is its slug. */
const DISTRICT = 'ilce:';
export const districtValue = (slug: string): string => DISTRICT + slug;

/** The filters of a value of the place field; none for an unknown value. */
export function readPlace(value: string): { town: string[]; district: string[] } {
  const isDistrict = value.startsWith(DISTRICT);
  const slug = isDistrict ? value.slice(DISTRICT.length) : value;
  const slugs = /^[a-z0-9-]{1,80}$/.test(slug) ? [slug] : [];
  return { town: isDistrict ? [] : slugs, district: isDistrict ? slugs : [] };
}
