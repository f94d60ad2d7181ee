import { and, type Bits, clearBit, keepTogether, nextBit } from '../index/bitset.ts';
import type { Bounds, Location } from '#domain/maps/projection.ts';
import { collectAllOf, keepAnyOf, keepAtLeast, type OptionRows } from '../index/options.ts';
import type { SearchQuery } from './query.ts';
import type { Scratch, SearchIndex } from '../index/search-index.ts';

/** Groups whose own choice a facet ignores. */
export type FilterGroup = 'town' | 'district' | 'type' | 'bedrooms';

/** target = villas on sale that take the party, by the rule of `findPartyProblem`. */
export function applyParty(index: SearchIndex, query: SearchQuery, target: Bits): void {
  collectParty(index, query, target);
  keepTogether(target, index.scratch.together);
}

function collectParty(
  { steps, onSale, scratch: { together } }: SearchIndex,
  { adults, children, babies }: SearchQuery,
  target: Bits,
): void {
  target.set(onSale);
  if (adults < 1) target.fill(0);
  keepAtLeast(target, together, steps.adults, adults);
  keepAtLeast(target, together, steps.children, children);
  keepAtLeast(target, together, steps.babies, babies);
  keepAtLeast(target, together, steps.guests, adults + children);
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
  const { together } = scratch;
  collectParty(index, query, target);
  if (leftOut !== 'bedrooms') keepAtLeast(target, together, steps.bedrooms, query.bedrooms ?? 0);
  keepAtLeast(target, together, steps.bathrooms, query.bathrooms ?? 0);
  if (leftOut !== 'town') keepGroup(scratch, target, options.town, query.town);
  if (leftOut !== 'district') keepGroup(scratch, target, options.district, query.district);
  if (leftOut !== 'type') keepGroup(scratch, target, options.type, query.type);
  collectAllOf(target, together, options.feature, query.feature);
  keepTogether(target, together);
  keepMeasured(index, query, target);
}

function keepGroup(
  { together, spare }: Scratch,
  target: Bits,
  group: OptionRows,
  slugs: readonly string[],
): void {
  if (slugs.length === 1) collectAllOf(target, together, group, slugs);
  else keepAnyOf(target, group, slugs, spare);
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
