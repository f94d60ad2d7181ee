import { and, type Bits, clearBit, nextBit } from '../index/bitset.ts';
import type { Bounds, Location } from '#domain/maps/projection.ts';
import { keepAllOf, keepAnyOf, keepAtLeast } from '../index/options.ts';
import type { SearchQuery } from './query.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** Groups whose own choice a facet ignores. */
export type FilterGroup = 'town' | 'district' | 'type' | 'bedrooms';

/** target = villas on sale that take the party, by the rule of `findPartyProblem`. */
export function applyParty(index: SearchIndex, query: SearchQuery, target: Bits): void {
  const { adults, children, babies } = query;
  target.set(index.onSale);
  if (adults < 1) target.fill(0);
  keepAtLeast(target, index.steps.adults, adults);
  keepAtLeast(target, index.steps.children, children);
  keepAtLeast(target, index.steps.babies, babies);
  keepAtLeast(target, index.steps.guests, adults + children);
}

/**
 * target = villas that match all of the query except its dates, its price and the group left out.
 */
export function applyFilters(
  index: SearchIndex,
  query: SearchQuery,
  target: Bits,
  leftOut?: FilterGroup,
): void {
  const { options, steps, scratch } = index;
  applyParty(index, query, target);
  if (leftOut !== 'town') keepAnyOf(target, options.town, query.town, scratch.spare);
  if (leftOut !== 'district') keepAnyOf(target, options.district, query.district, scratch.spare);
  if (leftOut !== 'type') keepAnyOf(target, options.type, query.type, scratch.spare);
  keepAllOf(target, options.feature, query.feature);
  if (leftOut !== 'bedrooms') keepAtLeast(target, steps.bedrooms, query.bedrooms ?? 0);
  keepAtLeast(target, steps.bathrooms, query.bathrooms ?? 0);
  keepMeasured(index, query, target);
}

/** Continuous values, compared villa by villa and only when requested. */
function keepMeasured(index: SearchIndex, query: SearchQuery, target: Bits): void {
  const { sea, rating, bounds, instant } = query;
  if (instant) and(target, index.atOnce.some);
  if (sea !== undefined) keepWhere(target, (villa) => (index.sea[villa] as number) <= sea);
  if (rating !== undefined) keepWhere(target, (villa) => (index.rating[villa] as number) >= rating);
  if (bounds !== undefined) {
    keepWhere(target, (villa) => isWithin(bounds, index.cards[villa]?.location));
  }
}

function isWithin({ west, south, east, north }: Bounds, place: Location | null | undefined) {
  if (!place) return false;
  const { latitude, longitude } = place;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

function keepWhere(target: Bits, isKept: (villa: number) => boolean): void {
  for (let v = nextBit(target, 0); v >= 0; v = nextBit(target, v + 1)) {
    if (!isKept(v)) clearBit(target, target.length, 0, v);
  }
}
