import { parseBounds } from '#domain/maps/bounds.ts';
import {
  MAX_MONTHS,
  MAX_OPEN_NIGHTS,
  type OpenLength,
  openNights,
} from '#domain/search/open-stay.ts';
import { type Day, isDay, isMonth, type Month, nightsBetween } from '#domain/values/dates.ts';
import { sameMonthAhead, sameWeekAhead } from '#domain/values/week-ahead.ts';
import { openText } from './open-text.ts';
import { readPlace } from './places.ts';
import { formats, say, to } from '#site/language.ts';

/** Most villas on one screen of the listing; nobody scrolls further. */
const MAX_SHOWN = 200;
export const PAGE_SIZE = 20;
/** `skip` of a search for as many villas as there may be in one answer. */
export const MAX_SKIP = MAX_SHOWN - PAGE_SIZE;

/** What a visitor looks for; the names are those of GET /v2/search and of the address. */
export type SearchState = {
  checkin?: Day;
  checkout?: Day;
  /** Any stay of `nights` (a week when left out) in these months; instead of dates. */
  month: Month[];
  nights?: OpenLength;
  adults: number;
  children: number;
  babies: number;
  town: string[];
  type: string[];
  district: string[];
  feature: string[];
  /** Whole lira a night. */
  minPrice?: number;
  maxPrice?: number;
  /** Whole lira for the whole stay. */
  minTotal?: number;
  maxTotal?: number;
  bedrooms?: number;
  bathrooms?: number;
  /** Metres to the sea at most. */
  sea?: number;
  /** 1: only what can be booked at once. */
  instant?: number;
  /** Tenths of a star at least. */
  rating?: number;
  /** A rectangle of the map (domain/maps/bounds.ts). */
  bounds?: string;
  /** Days the stay may move, 0–7. */
  flex: number;
  sort: string;
  /** Where the last loaded page begins; the screen shows everything up to its end. */
  skip: number;
};

/** Options with multiple choices. */
export type ListName = 'town' | 'district' | 'type' | 'feature';
const LISTS = ['month', 'town', 'type', 'district', 'feature'] as const;

export const EMPTY_SEARCH: SearchState = {
  month: [],
  adults: 0,
  children: 0,
  babies: 0,
  town: [],
  type: [],
  district: [],
  feature: [],
  flex: 0,
  sort: 'recommended',
  skip: 0,
};

/** Numeric choices; 0 means none. */
const NUMBERS = [
  'minPrice',
  'maxPrice',
  'minTotal',
  'maxTotal',
  'bedrooms',
  'bathrooms',
  'sea',
  'rating',
  'instant',
] as const;

function readNumber(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function readDay(query: URLSearchParams, name: string): Day | undefined {
  const text = query.get(name);
  return text && isDay(text) ? text : undefined;
}

const readMonths = (query: URLSearchParams): Month[] =>
  [...new Set(query.getAll('month').flatMap((text) => text.split(',')))]
    .filter(isMonth)
    .toSorted()
    .slice(0, MAX_MONTHS);

function readLength(query: URLSearchParams): OpenLength | undefined {
  if (query.get('nights') === 'weekend') return 'weekend';
  const nights = readNumber(query, 'nights');
  return nights && nights <= MAX_OPEN_NIGHTS ? nights : undefined;
}

/** Reads an address; invalid values are ignored. A plain form repeats names. */
export function parseSearch(query: URLSearchParams): SearchState {
  const readList = (name: ListName) =>
    query
      .getAll(name)
      .flatMap((text) => text.split(','))
      .filter((slug) => /^[a-z0-9-]{1,80}$/.test(slug));
  // The place field of a plain form.
  const place = readPlace(query.get('place') ?? '');
  const bounds = query.get('bounds') ?? '';
  const skip = readNumber(query, 'skip') ?? 0;
  const [checkin, checkout] = [readDay(query, 'checkin'), readDay(query, 'checkout')];
  // Half a stay is none.
  const hasStay = checkin !== undefined && checkout !== undefined && checkin < checkout;
  // A plain form has both the month and the previous dates.
  const month = readMonths(query);
  const nights = month.length > 0 ? readLength(query) : undefined;
  return {
    ...(hasStay && month.length === 0 && { checkin, checkout }),
    month,
    ...(nights !== undefined && { nights }),
    adults: readNumber(query, 'adults') ?? 0,
    children: readNumber(query, 'children') ?? 0,
    babies: readNumber(query, 'babies') ?? 0,
    town: [...readList('town'), ...place.town],
    type: readList('type'),
    district: [...readList('district'), ...place.district],
    feature: readList('feature'),
    ...Object.fromEntries(
      NUMBERS.flatMap((name) => {
        const value = readNumber(query, name);
        return value ? [[name, value]] : [];
      }),
    ),
    ...(parseBounds(bounds) !== null && { bounds }),
    flex: Math.min(readNumber(query, 'flex') ?? 0, 7),
    sort: query.get('sort') || 'recommended',
    skip: Math.min(skip - (skip % PAGE_SIZE), MAX_SKIP),
  };
}

/**
 * Past days become those of the same week of the coming year, so that an old bookmark or shared
 * link still finds villas; of several months those that are not over remain. The same object when
 * nothing is over.
 */
export function withComingDates(state: SearchState, today: Day): SearchState {
  const { checkin, checkout } = state;
  const coming = state.month.filter((one) => one >= today.slice(0, 7));
  const isOver = checkin !== undefined && checkin < today;
  if (!isOver && coming.length === state.month.length) return state;
  const ahead = state.month.map((one) => sameMonthAhead(one, today)).toSorted();
  const month = coming.length > 0 ? coming : ahead;
  if (!isOver || checkout === undefined) return { ...state, month };
  const stay = sameWeekAhead(checkin, checkout, today);
  return { ...state, month, checkin: stay.checkIn, checkout: stay.checkOut };
}

/** What a visitor is told who opened a link with past days. */
export function comingDatesNote({ checkin, checkout, month, nights }: SearchState): string {
  const words = say('search');
  return checkin && checkout
    ? words.datesAreOver(formats().stay(checkin, checkout))
    : words.monthsAreOver(openText(month, nights));
}

/** The query of an address or a call: only non-default values, in a fixed order. */
export function searchParams(state: SearchState): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ['checkin', 'checkout', 'nights', 'adults', 'children', 'babies'] as const) {
    if (state[name]) query.set(name, String(state[name]));
  }
  for (const name of LISTS) {
    if (state[name].length > 0) query.set(name, state[name].join(','));
  }
  for (const name of [...NUMBERS, 'flex', 'bounds'] as const) {
    if (state[name]) query.set(name, String(state[name]));
  }
  if (state.sort !== 'recommended') query.set('sort', state.sort);
  if (state.skip > 0) query.set('skip', String(state.skip));
  return query;
}

/** The nights of the stay that is looked for; null without dates or months. */
export function stayNights({ checkin, checkout, month, nights }: SearchState): number | null {
  if (month.length > 0) return openNights(nights);
  return checkin && checkout ? nightsBetween(checkin, checkout) : null;
}

/** Where a search is answered without JavaScript, too: the file /listing cannot read its query. */
export const PLAIN_SEARCH = '/ara';

/** The address of a search with readable commas; without choices /listing itself. */
export function searchHref(state: SearchState, path = '/listing'): string {
  const text = searchParams(state).toString().replaceAll('%2C', ',');
  return to(text === '' ? path : `${path}?${text}`);
}

/** True when there are a next page and room for it on the screen. */
export function hasMore(total: number, shown: number): boolean {
  return shown < total && shown < MAX_SHOWN;
}
