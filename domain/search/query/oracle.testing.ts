import type { TakenNight } from '#domain/availability/nights.ts';
import { addDays, eachNight, nightsBetween } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import { roundHalfUp } from '#domain/values/money.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { NightSpan } from '#domain/reservations/pricing/nightly.ts';
import { quoteStay } from '#domain/reservations/pricing/pricing.ts';
import { priceNights } from '#domain/reservations/pricing/seasons.ts';
import type { CatalogueVilla } from '../index/catalogue.ts';
import type { Catalogue } from '../index/catalogues.testing.ts';
import type { SearchQuery } from './query.ts';
import type { SearchHit, SearchResult } from './search.ts';

/**
 * The search without an index: every villa, every shift, a real quote. It shares no code with the
 * kernel except the rules of a quote.
 */
type Oracle = {
  search: (query: SearchQuery) => SearchResult;
  /** The total of a stay sold within the index's nights, null when it is not sold. */
  quote: (villa: CatalogueVilla, stay: StayRequest) => Kurus | null;
  /** In default sort order. */
  villas: readonly CatalogueVilla[];
};

type Party = Pick<SearchQuery, 'adults' | 'children' | 'babies'>;
type StayRequest = Party & { checkIn: Day; checkOut: Day };
type Found = { hit: SearchHit; villa: CatalogueVilla };

export function createOracle({ villas, options }: Catalogue): Oracle {
  const { today, nights, now } = options;
  const last = addDays(today, nights);
  const sorted = villas.toSorted((a, b) => a.order - b.order || a.id - b.id);
  const known = new Map<string, Kurus | null>();
  const seasonal = new Map<number, boolean>();

  function quote(villa: CatalogueVilla, stay: StayRequest): Kurus | null {
    if (stay.checkOut > last) return null;
    const key = JSON.stringify([villa.id, stay]);
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const { seasons, discounts, terms } = villa;
    const held: TakenNight[] = villa.taken.map((row) => ({ ...row, kind: 'hold', option: false }));
    const answer = quoteStay({ stay, seasons, discounts, terms, today, nights: held, now });
    const total = answer.ok ? answer.total : null;
    known.set(key, total);
    return total;
  }

  function spanOf(villa: CatalogueVilla): NightSpan | null {
    const prices = priceNights(villa.seasons, today, last).flatMap((n) => n.price ?? []);
    return prices.length === 0 ? null : { from: Math.min(...prices), to: Math.max(...prices) };
  }

  function find(villa: CatalogueVilla, number: number, query: SearchQuery): Found | null {
    const span = spanOf(villa);
    if (span === null || !fits(villa, query)) return null;
    const { checkin, checkout, adults, children, babies, month = [] } = query;
    const sold = (stay: { checkIn: Day; checkOut: Day }): SearchHit | null => {
      const total = quote(villa, { ...stay, adults, children, babies });
      if (total === null) return null;
      const nightly = roundHalfUp(total / nightsBetween(stay.checkIn, stay.checkOut));
      if (!isWithin(query, nightly) || !isAffordable(query, total)) return null;
      const dates = { checkin: stay.checkIn, checkout: stay.checkOut };
      return { villa: number, total, nightly, ...span, ...dates };
    };
    if (month.length > 0) {
      const [hit] = staysByHand(query)
        .flatMap((stay) => sold(stay) ?? [])
        .toSorted((a, b) => (a.total ?? 0) - (b.total ?? 0));
      return hit ? { hit, villa } : null;
    }
    if (checkin === undefined || checkout === undefined) {
      const hit = { villa: number, total: null, nightly: span.from, ...span };
      return isWithin(query, span.from) ? { hit, villa } : null;
    }
    for (const shift of shiftsOf(query.flex)) {
      const hit = sold({ checkIn: addDays(checkin, shift), checkOut: addDays(checkout, shift) });
      if (hit) return { hit, villa };
    }
    return null;
  }

  /** Whether a week of the coming June to September is sold to anybody, however many they are. */
  function isForTheSeason(villa: CatalogueVilla): boolean {
    const known = seasonal.get(villa.id);
    if (known !== undefined) return known;
    const year =
      Number(today.slice(0, 4)) + (addDays(today, 7) > `${today.slice(0, 4)}-10-01` ? 1 : 0);
    const roomy = { maxAdults: 99, maxChildren: 99, maxBabies: 99, capacity: 99 };
    const anybody = { ...villa, id: -villa.id, terms: { ...villa.terms, ...roomy } };
    const found = eachNight(`${year}-06-01`, `${year}-09-25`).some((checkIn) => {
      const stay = { checkIn, checkOut: addDays(checkIn, 7), adults: 1, children: 0, babies: 0 };
      return checkIn >= today && quote(anybody, stay) !== null;
    });
    seasonal.set(villa.id, found);
    return found;
  }

  function compare(a: Found, b: Found, query: SearchQuery): number {
    const isOpen = query.checkin === undefined && (query.month ?? []).length === 0;
    if (query.sort !== 'recommended' || !isOpen) return compareBy(a, b, query);
    return Number(isForTheSeason(b.villa)) - Number(isForTheSeason(a.villa));
  }

  function search(query: SearchQuery): SearchResult {
    const { skip, take } = query;
    const found = sorted
      .flatMap((villa, number) => find(villa, number, query) ?? [])
      .toSorted((a, b) => compare(a, b, query) || a.hit.villa - b.hit.villa);
    const items = found.slice(skip, skip + take).map(({ hit }) => hit);
    return { items, total: found.length, skip, take };
  }

  return { search, quote, villas: sorted };
}

/**
 * Every stay of the requested length, by its arrival, with all its nights in the requested months.
 */
export function staysByHand({ month = [], nights = 7 }: SearchQuery) {
  const length = nights === 'weekend' ? 2 : nights;
  return [...new Set(month)]
    .toSorted()
    .flatMap((one) =>
      eachNight(`${one}-01`, addDays(`${one}-28`, 4)).filter((day) => day.startsWith(one)),
    )
    .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, length) }))
    .filter(({ checkIn, checkOut }) => {
      const isInside = eachNight(checkIn, checkOut).every((day) => month.includes(day.slice(0, 7)));
      return isInside && (nights !== 'weekend' || new Date(checkIn).getUTCDay() === 5);
    });
}

function shiftsOf(flex: number): number[] {
  return [0, ...Array.from({ length: flex }, (_, i) => [-i - 1, i + 1]).flat()];
}

function isWithin({ minPrice = 0, maxPrice = Infinity }: SearchQuery, price: Kurus): boolean {
  return price >= minPrice && price <= maxPrice;
}

function isAffordable({ minTotal = 0, maxTotal = Infinity }: SearchQuery, total: Kurus): boolean {
  return total >= minTotal && total <= maxTotal;
}

function isThere({ location, sea, rating }: CatalogueVilla, query: SearchQuery): boolean {
  const { bounds } = query;
  if (query.sea !== undefined && (sea === null || sea > query.sea)) return false;
  if (query.rating !== undefined && (rating === null || rating.average < query.rating))
    return false;
  if (bounds === undefined) return true;
  if (location === null) return false;
  const { latitude, longitude } = location;
  const isInRow = latitude >= bounds.south && latitude <= bounds.north;
  return isInRow && longitude >= bounds.west && longitude <= bounds.east;
}

function fits(villa: CatalogueVilla, query: SearchQuery): boolean {
  const { terms } = villa;
  const { adults, children, babies, town, district, type, feature } = query;
  const { bedrooms = 0, bathrooms = 0 } = query;
  return (
    adults >= 1 &&
    adults <= terms.maxAdults &&
    children <= terms.maxChildren &&
    babies <= terms.maxBabies &&
    adults + children <= terms.capacity &&
    (town.length === 0 || town.includes(villa.town)) &&
    (district.length === 0 || district.includes(villa.district)) &&
    (type.length === 0 || type.some((slug) => villa.types.includes(slug))) &&
    feature.every((slug) => villa.features.includes(slug)) &&
    villa.bedrooms >= bedrooms &&
    villa.bathrooms >= bathrooms &&
    isThere(villa, query)
  );
}

function compareBy(a: Found, b: Found, { sort }: SearchQuery): number {
  const priceOf = ({ hit }: Found) => hit.total ?? hit.from;
  if (sort === 'price') return priceOf(a) - priceOf(b);
  if (sort === '-price') return priceOf(b) - priceOf(a);
  if (sort === 'capacity') return a.villa.capacity - b.villa.capacity;
  if (sort === 'rating') return (b.villa.rating?.average ?? 0) - (a.villa.rating?.average ?? 0);
  if (sort === 'sea') return (a.villa.sea ?? 1e9) - (b.villa.sea ?? 1e9);
  if (sort === 'newest')
    return a.villa.createdAt < b.villa.createdAt
      ? 1
      : a.villa.createdAt > b.villa.createdAt
        ? -1
        : 0;
  return 0;
}
