import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { type Bits, collect, keepTogether } from './bitset.ts';
import { isFirstPlane, openPlaces, placesWithin, withinPlaces } from './min-stay.ts';
import type { SearchIndex } from './search-index.ts';
import { keepShortEnough } from './stay-days.ts';

/**
 * Keeps the villas that sell the stay of `nights` from `night` on, regardless of the party: exactly
 * those whose `quoteStay` (reservations/pricing/pricing.ts) would answer with a price. A stay that
 * starts before today, leaves after the index ends, is empty or longer than MAX_STAY_NIGHTS keeps
 * none.
 */
export function keepSellable(
  index: SearchIndex,
  target: Bits,
  night: number,
  nights: number,
): void {
  if (!isStay(index, night, nights)) return void target.fill(0);
  const { minStay, stayDays, rates, scratch } = index;
  const { together } = scratch;
  const places = placesWithin(minStay, nights);
  const isOnePlane = places === openPlaces(minStay) && isFirstPlane(minStay, places);
  collectFree(index, night, nights);
  if (stayDays !== null) collect(together, stayDays.mayDepart, (night + nights) * target.length);
  if (isOnePlane) collect(together, minStay.rows, night * minStay.planes * target.length);
  keepTogether(target, together);
  if (!isOnePlane) keepLongEnough(index, target, night, nights, places);
  if (stayDays !== null) keepShortEnough(rates, stayDays, target, night, nights);
}

/** Keeps the villas that are free and priced for these nights, however short the stay. */
export function keepFreeNights(
  index: SearchIndex,
  target: Bits,
  night: number,
  nights: number,
): void {
  if (!isStay(index, night, nights)) return void target.fill(0);
  collectFree(index, night, nights);
  keepTogether(target, index.scratch.together);
}

const isStay = ({ nights: { count } }: SearchIndex, night: number, nights: number): boolean =>
  night >= 0 && night + nights <= count && nights >= 1 && nights <= MAX_STAY_NIGHTS;

/**
 * Covers the stay with the longest runs that fit into it; the last one may overlap the one before.
 */
function collectFree({ nights: rows, scratch }: SearchIndex, night: number, nights: number): void {
  const { free, longer, words } = rows;
  const level = Math.min(31 - Math.clz32(nights), longer.length);
  const runs = longer[level - 1] ?? free;
  const stretch = 1 << level;
  const last = nights - stretch;
  for (let n = 0; n < last; n += stretch) collect(scratch.together, runs, (night + n) * words);
  collect(scratch.together, runs, (night + last) * words);
}

/**
 * Applies the minimum of the night of arrival. Below it only a whole gap may be sold: today or a
 * taken night before it, a taken night after it (`fillsShortGap` of availability/gaps.ts).
 */
function keepLongEnough(
  { minStay, nights: { taken, words } }: SearchIndex,
  target: Bits,
  night: number,
  nights: number,
  places: number,
): void {
  if (places === minStay.values.length) return;
  const open = openPlaces(minStay);
  const mayFillGap = places < open;
  const before = (night - 1) * words;
  const after = (night + nights) * words;
  for (let word = 0; word < words; word++) {
    const asked = target[word] as number;
    if (asked === 0) continue;
    let kept = asked & withinPlaces(minStay, words, word, night, places);
    if (mayFillGap && kept !== asked) {
      const isBounded = night === 0 ? -1 : (taken[before + word] as number);
      const gap = asked & isBounded & (taken[after + word] as number);
      if (gap !== 0) {
        kept |=
          open < minStay.values.length
            ? gap & withinPlaces(minStay, words, word, night, open)
            : gap;
      }
    }
    target[word] = kept;
  }
}
