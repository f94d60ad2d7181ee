import type { SearchItem } from '#domain/search/schema.ts';
import { nightsPrice, type ShownPrice, stayPrice } from './shown-price.ts';
import { nightsBetween } from '#domain/values/dates.ts';
import { poolTraitsOf } from '#domain/villas/labels.ts';
import { formats, say, to } from '#site/language.ts';

const NO_BREAK = '\u00a0';

/**
 * The line under a card's name: "Kalkan · 8 kişi · 4 yatak odası · özel havuz". It only breaks
 * between two facts, so that one without room is left out completely (card.css) and never cut.
 */
export function cardFacts({ town, capacity, bedrooms, pool }: SearchItem): string {
  const words = say('cards');
  const poolInLine = pool && words.pool(poolTraitsOf(pool));
  return [town.name, words.people(capacity), words.bedrooms(bedrooms), poolInLine]
    .filter(Boolean)
    .map((fact) => fact.replaceAll(' ', NO_BREAK))
    .join(` ·${NO_BREAK}`);
}

/** "4,8 (12)": what guests gave, and how many of them; empty while nobody has. */
export const cardRating = ({ rating }: SearchItem): string =>
  rating === null ? '' : `${formats().decimal(rating.average)} (${rating.count})`;

/** The price of the requested stay, or the range of nightly prices. */
export function cardPrice({ price, checkin, checkout }: SearchItem): ShownPrice {
  if (price.total === undefined || !checkin || !checkout) return nightsPrice(price);
  return stayPrice({ total: price.total, nights: nightsBetween(checkin, checkout) });
}

/** The days of the stay, when they differ from the requested ones: shifted, or of a gap. */
export function cardStay(
  { checkin, checkout }: SearchItem,
  asked?: URLSearchParams,
): string | null {
  if (!checkin || !checkout || asked?.get('checkin') === checkin) return null;
  return formats().stay(checkin, checkout);
}

/** The villa's address, with the stay it was found for. */
export function villaHref(item: SearchItem, party?: URLSearchParams): string {
  const query = new URLSearchParams();
  if (item.checkin && item.checkout) {
    query.set('checkin', item.checkin);
    query.set('checkout', item.checkout);
  }
  for (const name of ['adults', 'children', 'babies']) {
    const value = party?.get(name);
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return to(`/villa/${item.slug}${text && `?${text}`}`);
}
