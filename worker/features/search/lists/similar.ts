import { toQuery } from '#domain/search/query/answer.ts';
import type { SearchItem, SimilarQuery } from '#domain/search/schema.ts';
import { type SearchHit, searchVillas } from '#domain/search/query/search.ts';
import { cardMaker } from '#domain/search/index/shown-index.ts';
import { countGuests } from '#domain/villas/capacity.ts';
import { today } from '#worker/platform/clock.ts';
import { assertStayDates } from '../answers/asked-dates.ts';
import { type CatalogueDeps, getCatalogue } from '../catalogue/holder.ts';

/** The number of similar villas on a villa's page. */
export const SIMILAR = 3;

/**
 * Villas that a visitor of one may like as well: of about its size, or large enough for the given
 * party, from its region first, then its district, then anywhere. With dates only those available,
 * with their total. Empty for an unknown villa. @throws what a search with these dates throws
 * (asked-dates.ts)
 */
export async function listSimilar(
  deps: CatalogueDeps,
  slug: string,
  limit: number,
  asked: SimilarQuery = {},
): Promise<SearchItem[]> {
  assertStayDates(asked, today(deps.clock));
  const catalogue = await getCatalogue(deps);
  const query = toQuery({ ...asked, sort: 'recommended', skip: 0, take: catalogue.index.size });
  const { index } = catalogue;
  const own = index.cards.findIndex((card) => card.slug === slug);
  const self = index.cards[own];
  if (self === undefined) return [];
  const size = Math.max(self.capacity, countGuests(query));
  const distance = (villa: number) => {
    const card = index.cards[villa];
    const place = card?.town === self.town ? 0 : card?.district === self.district ? 1 : 2;
    return place * 100 + Math.abs((card?.capacity ?? 0) - size);
  };
  // The nearest place with enough villas: a build needs this for every villa, and comparing all of
  // them each time would be quadratic.
  let others: SearchHit[] = [];
  for (const place of [{ town: [self.town] }, { district: [self.district] }, {}]) {
    const { items } = searchVillas(index, { ...query, ...place });
    others = items.filter(({ villa }) => villa !== own);
    if (others.length >= limit) break;
  }
  return others
    .toSorted((a, b) => distance(a.villa) - distance(b.villa))
    .slice(0, limit)
    .map(cardMaker(catalogue));
}
