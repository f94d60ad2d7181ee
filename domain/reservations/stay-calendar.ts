import { eachNight, findDayFrom, nightsBetween } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { minNightsFor, nightlyPrice, seasonFinder } from '#domain/reservations/pricing/seasons.ts';
import type { Season } from '#domain/reservations/pricing/seasons.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import type { VillaTerms } from '#domain/reservations/pricing/stay.ts';
import { isTakenAt, takenState } from '../availability/nights.ts';
import { lastDeparture } from '../sale-horizon.ts';
import type { TakenNight } from '../availability/nights.ts';

/** How the night that starts on a day stands. */
type DayState = 'free' | 'booked' | 'option' | 'blocked' | 'past' | 'closed';

/** The states that leave the house; a visitor need not tell past and closed from blocked. */
type WireDayState = 'free' | 'booked' | 'option' | 'blocked';

/** A cell of the month grid. A changeover day has `departure` true and a night that is held. */
export type CalendarDay = {
  date: Day;
  /** Of the night that starts on this day. */
  state: DayState;
  /** A stay that can be sold may begin on this day. */
  arrival: boolean;
  /** A stay that can be sold may end on this day. */
  departure: boolean;
  /** The night's price; null when it has none. */
  price: Kurus | null;
  /** The fewest nights of a stay that begins here; in a gap below the minimum, the whole gap. */
  minNights: number;
  /** Why no stay may begin here, in Turkish; absent where one may. */
  reason?: string;
};

/** What a calendar depends on; days [from, to). */
export type CalendarRequest = {
  from: Day;
  to: Day;
  /** The day it is in Istanbul. */
  today: Day;
  /**
   * Rows from `CALENDAR_MARGIN_NIGHTS` before `from` to as many after `to`; without them the days
   * at the edges look more open than they are.
   */
  nights: readonly TakenNight[];
  seasons: readonly Season[];
  villa: VillaTerms;
  /** ISO instant against which holds expire. */
  now: string;
};

/** No stay reaches further beyond the days shown. */
export const CALENDAR_MARGIN_NIGHTS = MAX_STAY_NIGHTS;

type Fact = Pick<CalendarDay, 'date' | 'state' | 'price' | 'minNights'>;

/**
 * The days [from, to) as a visitor may choose them. Agrees with `quoteStay`: a day is an arrival
 * exactly when some stay that begins there would be sold, and a departure likewise.
 */
export function calendarDays(request: CalendarRequest): CalendarDay[] {
  const start = findDayFrom(request.from, -CALENDAR_MARGIN_NIGHTS) ?? request.from;
  const end = findDayFrom(request.to, CALENDAR_MARGIN_NIGHTS) ?? request.to;
  const facts = factsBetween(start, end, request);
  const lead = nightsBetween(start, request.from);
  const shown = facts.slice(lead, lead + nightsBetween(request.from, request.to));
  return shown.map((fact, index) => dayOf(facts, lead + index, fact, request.today));
}

function factsBetween(start: Day, end: Day, request: CalendarRequest): Fact[] {
  const { nights, seasons, villa, today, now } = request;
  const held = new Map(nights.filter((n) => isTakenAt(n, now)).map((n) => [n.night, n]));
  const seasonOf = seasonFinder(seasons);
  const last = lastDeparture(today);
  return eachNight(start, end).map((date) => {
    const season = seasonOf(date);
    const price = nightlyPrice(season);
    const isOnSale = price !== null && date < last;
    const state = stateOf(date, today, held.get(date), isOnSale);
    return { date, state, price, minNights: minNightsFor(season, villa, date) };
  });
}

function stateOf(date: Day, today: Day, held: TakenNight | undefined, isOnSale: boolean) {
  if (date < today) return 'past';
  if (held) return takenState(held);
  return isOnSale ? 'free' : 'closed';
}

function dayOf(facts: readonly Fact[], index: number, fact: Fact, today: Day): CalendarDay {
  const end = findEnd(facts, index, today);
  const arrival = end !== null;
  const departure = hasStart(facts, index, today);
  // A stay below the minimum is only ever a whole gap, so its length is the one that can be had.
  const minNights = arrival ? Math.min(fact.minNights, end - index) : fact.minNights;
  const day = { ...fact, arrival, departure, minNights };
  return arrival ? day : { ...day, reason: reasonOf(fact, departure) };
}

/** The first day on which a stay that begins at `start` may end, as an index; null for none. */
function findEnd(facts: readonly Fact[], start: number, today: Day): number | null {
  const first = facts[start];
  if (first?.state !== 'free') return null;
  for (let end = start + 1; end <= start + MAX_STAY_NIGHTS; end += 1) {
    if (facts[end - 1]?.state !== 'free') return null;
    if (canBeSold(facts, first, start, end, today)) return end;
  }
  return null;
}

function hasStart(facts: readonly Fact[], end: number, today: Day): boolean {
  for (let start = end - 1; start >= end - MAX_STAY_NIGHTS; start -= 1) {
    const first = facts[start];
    if (first?.state !== 'free') return false;
    if (canBeSold(facts, first, start, end, today)) return true;
  }
  return false;
}

/**
 * Whether the free nights [start, end), of which `first` is the first, are enough or fill a gap
 * that is too short for anybody else.
 */
function canBeSold(
  facts: readonly Fact[],
  first: Fact,
  start: number,
  end: number,
  today: Day,
): boolean {
  if (end - start >= first.minNights) return true;
  const bounded = first.date === today || isHeld(facts[start - 1]);
  return bounded && isHeld(facts[end]);
}

function isHeld(fact: Fact | undefined): boolean {
  return fact?.state === 'booked' || fact?.state === 'option' || fact?.state === 'blocked';
}

const REASONS: Record<Exclude<DayState, 'free'>, string> = {
  booked: 'Dolu',
  option: 'Opsiyonlu',
  blocked: 'Dolu',
  past: 'Geçmiş gün',
  closed: 'Satışa kapalı',
};

function reasonOf({ state, minNights }: Fact, departure: boolean): string {
  if (departure) return 'Yalnız çıkış';
  return state === 'free' ? `En az ${minNights} gece` : REASONS[state];
}

/** The state as the availability call gives it: past and closed are blocked. */
export function wireState(state: DayState): WireDayState {
  return state === 'past' || state === 'closed' ? 'blocked' : state;
}
