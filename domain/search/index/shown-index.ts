import { type Day, nightsBetween } from '#domain/values/dates.ts';
import type { NightSpan } from '#domain/reservations/pricing/nightly.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { SearchItem } from '../schema.ts';
import { clampedNight } from './horizon.ts';
import { isAtOnce } from './instant-nights.ts';
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

/** The result of a search for one villa. */
export type Found = NightSpan & {
  /** Villa number. */
  villa: number;
  total: Kurus | null;
  nightly: Kurus;
  checkin?: Day;
  checkout?: Day;
};

/** The part of a result card that depends only on the villa; the rest depends on the stay. */
type VillaPart = Omit<SearchItem, keyof StayPart>;
type StayPart = Pick<SearchItem, 'instant' | 'price' | 'checkin' | 'checkout'>;

/** Makes result cards; looks the names of towns up once. */
export function cardMaker(shown: ShownIndex): (found: Found) => SearchItem {
  const villaPart = villaPartMaker(shown);
  return (found) => ({ ...villaPart(found.villa), ...stayPart(shown, found) });
}

/** Makes the part of a card that depends only on the villa, by its number. */
export function villaPartMaker({ index, colors, towns }: ShownIndex): (villa: number) => VillaPart {
  const townOf = new Map(towns.map(({ slug, name }) => [slug, { slug, name }]));
  return (villa) => {
    const card = index.cards[villa];
    if (card === undefined) throw new RangeError(`no villa ${villa}`);
    const { district: _, town, ...shown } = card;
    return {
      ...shown,
      color: colors[villa] ?? '',
      town: townOf.get(town) ?? { slug: town, name: town },
    };
  };
}

/** The part of a card that depends on the stay, or, without one, on the coming nights. */
export function stayPart(
  { index: { atOnce, horizon } }: Pick<ShownIndex, 'index'>,
  { villa, total, nightly, from, to, checkin, checkout }: Found,
): StayPart {
  const stay =
    checkin === undefined || checkout === undefined
      ? null
      : { night: clampedNight(horizon, checkin), nights: nightsBetween(checkin, checkout) };
  return {
    instant: isAtOnce(atOnce, villa, stay),
    price: { ...(total !== null && { total }), nightly, from, to },
    ...(checkin !== undefined && { checkin, checkout }),
  };
}
