import type { Day } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import type { SearchItem } from '#domain/search/schema.ts';
import type { Catalogue } from './catalogue.ts';
import { DEFAULT_COLOR } from './catalogue-villas.ts';

/** What a search knows of a villa it found. */
export type Found = {
  /** Villa number. */
  villa: number;
  total: Kurus | null;
  nightly: Kurus;
  from: Kurus;
  checkin?: Day;
  checkout?: Day;
};

/** Makes result cards; looks the names of towns up once. */
export function cardMaker(catalogue: Catalogue): (found: Found) => SearchItem {
  const { index, places, extras } = catalogue;
  const towns = new Map(places.towns.map(({ slug, name }) => [slug, { slug, name }]));
  return ({ villa, total, nightly, from, checkin, checkout }) => {
    const card = index.cards[villa];
    if (card === undefined) throw new RangeError(`no villa ${villa}`);
    const { district: _, town, ...shown } = card;
    return {
      ...shown,
      color: extras[villa]?.color ?? DEFAULT_COLOR,
      town: towns.get(town) ?? { slug: town, name: town },
      price: { ...(total !== null && { total }), nightly, from },
      ...(checkin !== undefined && { checkin, checkout }),
    };
  };
}
