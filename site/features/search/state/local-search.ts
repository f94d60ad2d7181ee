import { type Day, istanbulDay, nightsBetween } from '#domain/values/dates.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { answerSearch, toQuery } from '#domain/search/query/answer.ts';
import { buildSearchIndex } from '#domain/search/index/build-index.ts';
import { unpackVilla } from '#domain/search/index/catalogue-file.ts';
import { releaseExpired } from '#domain/search/index/delta.ts';
import type { CatalogueFile, SearchAnswer, SearchQueryInput } from '#domain/search/schema.ts';
import { parseBounds } from '#domain/maps/bounds.ts';
import { PAGE_SIZE, type SearchState } from './search-state.ts';
import { SORTS } from '../results/sorts.ts';

/** A search without a request, by the Worker's own kernel with the catalogue it sent. */
export type LocalSearch = {
  version: string;
  /**
   * The answer of /v2/search; null when the Worker has to be asked: for queries it would refuse,
   * and after midnight, when nights are counted from another day.
   */
  answer(state: SearchState, now: Date): SearchAnswer | null;
};

/** Takes some milliseconds for hundreds of villas, because the index is built here. */
export function createLocalSearch(file: CatalogueFile, now: Date): LocalSearch {
  const { version, today, nights, towns, filterable, villas } = file;
  const unpacked = villas.map((villa) => unpackVilla(villa, today));
  const index = buildSearchIndex(unpacked, { today, nights, now: now.toISOString() });
  const colorOf = new Map(villas.map(({ id, color }) => [id, color]));
  const colors = index.cards.map(({ id }) => colorOf.get(id) ?? '');
  const shown = { index, colors, towns, filterable };
  return {
    version,
    answer(state, at) {
      if (istanbulDay(at) !== today || !isOrdinary(state, today)) return null;
      releaseExpired(index, at);
      return answerSearch(shown, toQuery(inputOf(state)));
    },
  };
}

/** Whether the Worker would accept the query; an address may contain anything. */
function isOrdinary(state: SearchState, today: Day): boolean {
  const { checkin, checkout, adults, children, babies, sort } = state;
  const { bedrooms = 1, bathrooms = 1, sea = 1, rating = 10, instant = 0, bounds } = state;
  const isStay =
    checkin === undefined ||
    checkout === undefined ||
    (checkin >= today && nightsBetween(checkin, checkout) <= MAX_STAY_NIGHTS);
  const isParty = Math.max(adults, children, babies) <= 30;
  const isPossible = Math.max(bedrooms, bathrooms) <= 20 && sea <= 100_000 && instant <= 1;
  const isRating = rating >= 10 && rating <= 50;
  const isThere = bounds === undefined || parseBounds(bounds) !== null;
  const isKnown = isPossible && isRating && isThere;
  return isStay && isParty && isKnown && SORTS.some((one) => one === sort);
}

const inputOf = ({
  adults,
  children,
  babies,
  sort,
  skip,
  bounds,
  ...rest
}: SearchState): SearchQueryInput => ({
  ...rest,
  adults: adults || undefined,
  children: children || undefined,
  babies: babies || undefined,
  bounds: (bounds !== undefined && parseBounds(bounds)) || undefined,
  sort: sort as SearchQueryInput['sort'],
  skip: 0,
  take: skip + PAGE_SIZE,
});
