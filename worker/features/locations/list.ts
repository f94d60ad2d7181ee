import { districtAddress } from '#domain/locations/district-address.ts';
import type { PublicDistrict, PublicTown } from '#domain/locations/schema.ts';
import { searchVillas } from '#domain/search/query/search.ts';
import { isReservedSlug } from '#domain/languages/reserved-slugs.ts';
import type { Catalogue } from '#worker/features/search/catalogue/catalogue.ts';
import { type CatalogueDeps, getCatalogue } from '#worker/features/search/catalogue/holder.ts';
import { tileMaker } from '#worker/features/search/lists/place-tiles.ts';
import { EVERYTHING } from '#domain/search/query/answer.ts';

/** Active regions in the agency's order, without the covers that are only used on their pages. */
export async function listTowns(
  deps: CatalogueDeps,
  onPage?: Iterable<string>,
): Promise<PublicTown[]> {
  const catalogue = await getCatalogue(deps);
  const tileOf = tileMaker(catalogue, onPage);
  const pathOf = districtPaths(catalogue);
  const districts = new Map(catalogue.places.districts.map((row) => [row.id, row]));
  return catalogue.places.towns.flatMap(({ active, image, districtId, ...row }) => {
    if (!active) return [];
    const { name: district = '', slug: districtSlug = '' } = districts.get(districtId) ?? {};
    const { latitude, longitude, ...town } = row;
    const location = latitude === null || longitude === null ? null : { latitude, longitude };
    const ofDistrict = { district, districtSlug, districtPath: pathOf(districtSlug) };
    return [
      {
        ...town,
        town_id: town.id,
        location,
        ...ofDistrict,
        ...tileOf({ town: [town.slug] }, image),
      },
    ];
  });
}

/** Active regions that the agency puts first. */
export async function listPopularTowns(
  deps: CatalogueDeps,
  onPage?: Iterable<string>,
): Promise<PublicTown[]> {
  return (await listTowns(deps, onPage)).filter((town) => town.popular);
}

/** Districts (ilçe) with one of our regions in them, by name. */
export async function listDistricts(deps: CatalogueDeps): Promise<PublicDistrict[]> {
  const catalogue = await getCatalogue(deps);
  const { index, places } = catalogue;
  const pathOf = districtPaths(catalogue);
  const used = new Set(places.towns.filter((town) => town.active).map((town) => town.districtId));
  return places.districts
    .filter(({ id }) => used.has(id))
    .map((row) => {
      const { total } = searchVillas(index, { ...EVERYTHING, district: [row.slug], take: 0 });
      return { ...row, district_id: row.id, path: pathOf(row.slug), villas: total };
    });
}

/** Paths of districts by slug; a hidden region keeps its address, since it may return. */
function districtPaths({ places }: Catalogue): (slug: string) => string {
  const taken = new Set([...places.towns, ...places.types].map(({ slug }) => slug));
  return (slug) =>
    `/${districtAddress(slug, (address) => taken.has(address) || isReservedSlug(address))}`;
}
