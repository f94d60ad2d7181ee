import { isDay } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import { sameWeekAhead } from '#domain/values/week-ahead.ts';
import { formats, say } from '#site/language.ts';
import type { Party } from '#domain/villas/capacity.ts';

/** What the visitor has chosen so far. */
export type StayChoice = Party & { checkIn: Day | null; checkOut: Day | null };

/** A choice that can be priced. */
export type CompleteStay = Party & { checkIn: Day; checkOut: Day };

const EMPTY_STAY: StayChoice = {
  checkIn: null,
  checkOut: null,
  adults: 2,
  children: 0,
  babies: 0,
};

/** The choice as a priceable stay, or null while a day is missing. */
export function completeStay(stay: StayChoice): CompleteStay | null {
  const { checkIn, checkOut } = stay;
  return checkIn !== null && checkOut !== null ? { ...stay, checkIn, checkOut } : null;
}

/** The same week of the coming year for days of an old link that are over; null for none. */
export function comingStay(stay: StayChoice, today: Day): CompleteStay | null {
  const asked = completeStay(stay);
  if (asked === null || asked.checkIn >= today) return null;
  return { ...asked, ...sameWeekAhead(asked.checkIn, asked.checkOut, today) };
}

/** What is said with it. */
export const comingStayNote = ({ checkIn, checkOut }: CompleteStay): string =>
  say('card').coming(formats().stay(checkIn, checkOut));

/** Reads `?checkin&checkout&adults&children&babies`; invalid values are ignored. */
export function readStay(query: URLSearchParams): StayChoice {
  const checkIn = dayOf(query.get('checkin'));
  const checkOut = dayOf(query.get('checkout'));
  const inOrder = checkIn !== null && checkOut !== null && checkIn < checkOut;
  return {
    checkIn,
    checkOut: inOrder ? checkOut : null,
    adults: countOf(query.get('adults'), 1, EMPTY_STAY.adults),
    children: countOf(query.get('children'), 0, 0),
    babies: countOf(query.get('babies'), 0, 0),
  };
}

/** The choice as query parameters, named as in the search; the default party is left out. */
export function stayQuery(stay: StayChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (stay.checkIn !== null) query.set('checkin', stay.checkIn);
  if (stay.checkOut !== null) query.set('checkout', stay.checkOut);
  for (const who of ['adults', 'children', 'babies'] as const) {
    if (stay[who] !== EMPTY_STAY[who]) query.set(who, String(stay[who]));
  }
  return query;
}

/** The choice with its whole party, for a search. */
export function partyQuery(stay: StayChoice): URLSearchParams {
  const query = stayQuery(stay);
  for (const who of ['adults', 'children', 'babies'] as const) query.set(who, String(stay[who]));
  return query;
}

/** "2 yetişkin, 1 çocuk". */
export const formatParty = ({ adults, children, babies }: Party): string =>
  say('quote').party(adults, children, babies);

function dayOf(text: string | null): Day | null {
  return text !== null && isDay(text) ? text : null;
}

function countOf(text: string | null, min: number, fallback: number): number {
  const count = text !== null && /^\d{1,2}$/.test(text) ? Number(text) : fallback;
  return Math.max(min, Math.min(30, count));
}
