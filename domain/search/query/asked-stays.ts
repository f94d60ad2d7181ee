import { type Bits, clearBit, nextBit } from '../index/bitset.ts';
import { isAtOnce } from '../index/instant-nights.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { keepSellable } from '../index/stays.ts';
import type { SearchQuery } from './query.ts';

/** Keeps the villas that sell the stay, as the query asks for it. */
export function keepAsked(
  index: SearchIndex,
  { instant }: SearchQuery,
  villas: Bits,
  night: number,
  nights: number,
): void {
  keepSellable(index, villas, night, nights);
  if (!instant) return;
  for (let v = nextBit(villas, 0); v >= 0; v = nextBit(villas, v + 1)) {
    if (!isAtOnce(index.atOnce, v, { night, nights })) clearBit(villas, villas.length, 0, v);
  }
}
