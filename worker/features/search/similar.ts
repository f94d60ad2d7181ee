import { cardMaker } from '#domain/search/shown-index.ts';
import { EVERYTHING } from '#domain/search/answer.ts';
import type { SearchItem } from '#domain/search/schema.ts';
import { searchVillas } from '#domain/search/search.ts';
import { type CatalogueDeps, getCatalogue } from './holder.ts';

/**
 * Villas a visitor of one may like as well: of about its size, from its region first, then its
 * district, then anywhere. Empty for an unknown villa.
 */
export async function listSimilar(
  deps: CatalogueDeps,
  slug: string,
  limit: number,
): Promise<SearchItem[]> {
  const catalogue = await getCatalogue(deps);
  const { index } = catalogue;
  const own = index.cards.findIndex((card) => card.slug === slug);
  const self = index.cards[own];
  if (self === undefined) return [];
  const all = searchVillas(index, { ...EVERYTHING, take: index.size }).items;
  const distance = (villa: number) => {
    const card = index.cards[villa];
    const place = card?.town === self.town ? 0 : card?.district === self.district ? 1 : 2;
    return place * 100 + Math.abs((card?.capacity ?? 0) - self.capacity);
  };
  return all
    .filter(({ villa }) => villa !== own)
    .toSorted((a, b) => distance(a.villa) - distance(b.villa))
    .slice(0, limit)
    .map(cardMaker(catalogue));
}
