import { EVERYTHING } from '#domain/search/query/answer.ts';
import type { SearchItem } from '#domain/search/schema.ts';
import { type SearchHit, searchVillas } from '#domain/search/query/search.ts';
import { cardMaker } from '#domain/search/index/shown-index.ts';
import { type CatalogueDeps, getCatalogue } from '../catalogue/holder.ts';

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
  const distance = (villa: number) => {
    const card = index.cards[villa];
    const place = card?.town === self.town ? 0 : card?.district === self.district ? 1 : 2;
    return place * 100 + Math.abs((card?.capacity ?? 0) - self.capacity);
  };
  // The nearest place with enough of them: a build asks this of every villa, and looking through all
  // of them each time would make it quadratic.
  let others: SearchHit[] = [];
  for (const place of [{ town: [self.town] }, { district: [self.district] }, {}]) {
    const { items } = searchVillas(index, { ...EVERYTHING, ...place, take: index.size });
    others = items.filter(({ villa }) => villa !== own);
    if (others.length >= limit) break;
  }
  return others
    .toSorted((a, b) => distance(a.villa) - distance(b.villa))
    .slice(0, limit)
    .map(cardMaker(catalogue));
}
