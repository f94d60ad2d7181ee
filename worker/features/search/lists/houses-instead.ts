import type { SearchItem } from '#domain/search/schema.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { type Day, nightsBetween } from '#domain/values/dates.ts';
import type { Party } from '#domain/values/party.ts';
import { today } from '#worker/platform/clock.ts';
import type { CatalogueDeps } from '../catalogue/holder.ts';
import { listSimilar, SIMILAR } from './similar.ts';

type RefusedStay = Party & {
  villa: { slug: string };
  checkIn: Day;
  checkOut: Day;
};

/**
 * For a guest whose stay was refused: up to three houses that are free for the same nights and
 * people, the nearest first, with their price. None for nights that nobody can book any more.
 */
export async function listHousesInstead(
  deps: CatalogueDeps,
  { villa, checkIn, checkOut, adults, children, babies }: RefusedStay,
): Promise<SearchItem[]> {
  const isOver = checkIn < today(deps.clock);
  if (isOver || nightsBetween(checkIn, checkOut) > MAX_STAY_NIGHTS) return [];
  const stay = { checkin: checkIn, checkout: checkOut, adults, children, babies };
  return listSimilar(deps, villa.slug, SIMILAR, stay);
}
