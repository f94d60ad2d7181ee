import type { VillaOption } from '#domain/search/schema.ts';
import { type CatalogueDeps, getCatalogue } from '../catalogue/holder.ts';

/** Most villas in one answer. */
const MATCHES = 20;

/**
 * The complete list, which the box keeps in order to answer within a frame; longer lists are
 * searched on the server.
 */
const WHOLE_LIST = 2_000;

/** Villas by name, code or region, best first; an empty text lists them in the agency's order. */
export async function listVillaNames(deps: CatalogueDeps, text: string): Promise<VillaOption[]> {
  const { index, names } = await getCatalogue(deps);
  const limit = text.trim() === '' ? WHOLE_LIST : MATCHES;
  return names.find(text, limit).flatMap((villa) => {
    const card = index.cards[villa];
    return card ? [{ slug: card.slug, name: card.name, thumbnail: card.thumbnail }] : [];
  });
}
