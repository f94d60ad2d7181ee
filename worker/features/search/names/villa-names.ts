import { nightSpanOf } from '#domain/search/index/search-index.ts';
import { cardMaker } from '#domain/search/index/shown-index.ts';
import type { SearchItem, VillaOption } from '#domain/search/schema.ts';
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

/** The villas that `listVillaNames` finds for a text, at most 20, as cards with their nightly prices. */
export async function listNamedVillas(deps: CatalogueDeps, text: string): Promise<SearchItem[]> {
  const catalogue = await getCatalogue(deps);
  const card = cardMaker(catalogue);
  return catalogue.names.find(text, MATCHES).map((villa) => {
    const span = nightSpanOf(catalogue.index, villa);
    return card({ villa, total: null, nightly: span.from, ...span });
  });
}
