import type { PublicDistrict, PublicTown } from '#domain/locations/schema.ts';
import { searchVillas } from '#domain/search/query/search.ts';
import { type CatalogueDeps, getCatalogue } from '../search/catalogue/holder.ts';
import { tileMaker } from '../search/lists/place-tiles.ts';
import { EVERYTHING } from '#domain/search/query/answer.ts';

/** Active regions in the agency's order. */
export async function listTowns(deps: CatalogueDeps): Promise<PublicTown[]> {
  const catalogue = await getCatalogue(deps);
  const tileOf = tileMaker(catalogue);
  const districts = new Map(catalogue.places.districts.map((row) => [row.id, row]));
  return catalogue.places.towns.flatMap(({ active, image, districtId, ...town }) => {
    if (!active) return [];
    const { name: district = '', slug: districtSlug = '' } = districts.get(districtId) ?? {};
    return [{ ...town, district, districtSlug, ...tileOf({ town: [town.slug] }, image) }];
  });
}

/** Active regions that the agency puts first. */
export async function listPopularTowns(deps: CatalogueDeps): Promise<PublicTown[]> {
  return (await listTowns(deps)).filter((town) => town.popular);
}

/** Districts (ilçe) with one of our regions in them, by name. */
export async function listDistricts(deps: CatalogueDeps): Promise<PublicDistrict[]> {
  const { index, places } = await getCatalogue(deps);
  const used = new Set(places.towns.filter((town) => town.active).map((town) => town.districtId));
  return places.districts
    .filter(({ id }) => used.has(id))
    .map((row) => {
      const { total } = searchVillas(index, { ...EVERYTHING, district: [row.slug], take: 0 });
      return { ...row, villas: total };
    });
}
