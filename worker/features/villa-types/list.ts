import type { PublicVillaType } from '#domain/villa-types/schema.ts';
import { type CatalogueDeps, getCatalogue } from '#worker/features/search/catalogue/holder.ts';
import { tileMaker } from '#worker/features/search/lists/place-tiles.ts';

/** Active villa types in the agency's order. */
export async function listVillaTypes(deps: CatalogueDeps): Promise<PublicVillaType[]> {
  const catalogue = await getCatalogue(deps);
  const tileOf = tileMaker(catalogue);
  return catalogue.places.types.flatMap(({ active, image, ...type }) =>
    active ? [{ ...type, ...tileOf({ type: [type.slug] }, image) }] : [],
  );
}
