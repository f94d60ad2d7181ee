import type { Day } from '#domain/values/dates.ts';
import type { NightSpan } from '#domain/reservations/pricing/nightly.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { SearchItem } from '../schema.ts';
import type { SearchIndex } from './search-index.ts';

/** An index with the additional facts that its answers show. */
export type ShownIndex = {
  index: SearchIndex;
  /** Average colours of the first pictures, by villa number, like `index.cards`. */
  colors: readonly string[];
  towns: readonly { slug: string; name: string }[];
  /** Slugs of the amenities that the page offers as filters. */
  filterable: readonly string[];
};

/** What a search knows about a villa it found. */
type Found = NightSpan & {
  /** Villa number. */
  villa: number;
  total: Kurus | null;
  nightly: Kurus;
  checkin?: Day;
  checkout?: Day;
};

/** Makes result cards; looks up the names of towns once. */
export function cardMaker({ index, colors, towns }: ShownIndex): (found: Found) => SearchItem {
  const townOf = new Map(towns.map(({ slug, name }) => [slug, { slug, name }]));
  return ({ villa, total, nightly, from, to, checkin, checkout }) => {
    const card = index.cards[villa];
    if (card === undefined) throw new RangeError(`no villa ${villa}`);
    const { district: _, town, ...shown } = card;
    return {
      ...shown,
      color: colors[villa] ?? '',
      town: townOf.get(town) ?? { slug: town, name: town },
      price: { ...(total !== null && { total }), nightly, from, to },
      ...(checkin !== undefined && { checkin, checkout }),
    };
  };
}
