import { type CatalogueDeps, getCatalogue } from '../catalogue/holder.ts';

/** Every active villa's slug, in the agency's order. */
export async function listVillaSlugs(deps: CatalogueDeps): Promise<string[]> {
  const { index } = await getCatalogue(deps);
  return index.cards.map(({ slug }) => slug);
}
