import { eachNight, findDayFrom, nightsBetween } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { minNightsFor, nightlyPrice, seasonFinder } from '#domain/reservations/pricing/seasons.ts';
import type { Season } from '#domain/reservations/pricing/seasons.ts';
import { maxNightsFor, mayArriveOn, mayDepartOn, nameDays } from '#domain/prices/stay-days.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import type { VillaTerms } from '#domain/reservations/pricing/stay.ts';
import { isTakenAt, takenState } from '#domain/availability/nights.ts';
import { lastDeparture } from '#domain/sale-horizon.ts';
import type { TakenNight } from '#domain/availability/nights.ts';

/** The availability of the night that starts on a day. */
type DayState = 'free' | 'booked' | 'option' | 'blocked' | 'past' | 'closed';

/** The states sent to browsers; visitors need not tell past and closed from blocked. */
type WireDayState = 'free' | 'booked' | 'option' | 'blocked';

/** A cell of the month grid. A changeover day has `departure` true and a taken night. */
export type CalendarDay = {
  date: Day;
  /** Of the night that starts on this day. */
  state: DayState;
  /** A sellable stay can begin on this day. */
  arrival: boolean;
  /** A sellable stay can end on this day. */
  departure: boolean;
  /** The night's price; null without one. */
  price: Kurus | null;
  /** The minimum stay when arriving here; in a gap below the minimum, the whole gap. */
  minNights: number;
  /** The most nights when arriving here; missing where only the law limits them. */
  maxNights?: number;
  /** Why no stay can begin here, in Turkish; missing when one can. */
  reason?: string;
  /** Why no stay ends here although its nights are free: the rule of the day; else missing. */
  departureRule?: string;
};

/** The input of a calendar for the days [from, to). */
export type CalendarRequest = {
  from: Day;
  to: Day;
  /** The day it is in Istanbul. */
  today: Day;
  /**
   * Rows from `CALENDAR_MARGIN_NIGHTS` before `from` to as many after `to`; without them the days
   * at the edges would look more available than they are.
   */
  nights: readonly TakenNight[];
  seasons: readonly Season[];
  villa: VillaTerms;
  /** ISO instant with which the expiry of holds is compared. */
  now: string;
};

/** No stay extends further beyond the days shown. */
export const CALENDAR_MARGIN_NIGHTS = MAX_STAY_NIGHTS;

type Fact = Pick<CalendarDay, 'date' | 'state' | 'price' | 'minNights' | 'maxNights'> & {
  season: Season | null;
};

/**
 * The days [from, to) as a visitor may choose them. Consistent with `quoteStay`: a day is an
 * arrival exactly when some stay that begins there could be sold, and likewise for departures.
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
    const maxNights = maxNightsFor(season, date);
    return {
      date,
      state,
      price,
      minNights: minNightsFor(season, villa, date),
      ...(maxNights !== null && { maxNights }),
      season,
    };
  });
}

function stateOf(date: Day, today: Day, held: TakenNight | undefined, isOnSale: boolean) {
  if (date < today) return 'past';
  if (held) return takenState(held);
  return isOnSale ? 'free' : 'closed';
}

function dayOf(
  facts: readonly Fact[],
  index: number,
  { season, ...fact }: Fact,
  today: Day,
): CalendarDay {
  const end = findEnd(facts, index, today);
  const arrival = end !== null;
  const departure = hasStart(facts, index, today);
  // The whole gap below the minimum; more where only some weekdays let a stay end.
  const minNights = arrival ? end - index : fact.minNights;
  const day = { ...fact, arrival, departure, minNights, ...departureRuleOf(season, fact.date) };
  return arrival ? day : { ...day, reason: reasonOf({ ...fact, season }, departure) };
}

/** The first possible departure of a stay that begins at `start`, as an index; null for none. */
function findEnd(facts: readonly Fact[], start: number, today: Day): number | null {
  const first = facts[start];
  if (first?.state !== 'free' || !mayArriveOn(first.season, first.date)) return null;
  for (let end = start + 1; end <= start + MAX_STAY_NIGHTS; end += 1) {
    if (facts[end - 1]?.state !== 'free') return null;
    if (canBeSold(facts, first, start, end, today)) return end;
  }
  return null;
}

function hasStart(facts: readonly Fact[], end: number, today: Day): boolean {
  const last = facts[end];
  if (last !== undefined && !mayDepartOn(last.season, last.date)) return false;
  for (let start = end - 1; start >= end - MAX_STAY_NIGHTS; start -= 1) {
    const first = facts[start];
    if (first?.state !== 'free') return false;
    if (canBeSold(facts, first, start, end, today)) return true;
  }
  return false;
}

/**
 * Whether the free nights [start, end), starting at `first`, may begin and end on their days and
 * reach the minimum or fill a gap that is too short for anybody else.
 */
function canBeSold(
  facts: readonly Fact[],
  first: Fact,
  start: number,
  end: number,
  today: Day,
): boolean {
  const last = facts[end];
  if (!mayArriveOn(first.season, first.date)) return false;
  if (last !== undefined && !mayDepartOn(last.season, last.date)) return false;
  if (end - start > (first.maxNights ?? MAX_STAY_NIGHTS)) return false;
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

function reasonOf({ date, state, minNights, season }: Fact, departure: boolean): string {
  if (state === 'free' && !mayArriveOn(season, date)) {
    const days = nameDays(season?.arrivalDays);
    if (departure)
      return days === null ? 'Yalnız çıkış, girişe kapalı' : `Yalnız çıkış, giriş günü ${days}`;
    return days === null ? 'Girişe kapalı' : `Giriş günü ${days}`;
  }
  if (departure) return 'Yalnız çıkış';
  return state === 'free' ? `En az ${minNights} gece` : REASONS[state];
}

function departureRuleOf(season: Season | null, date: Day): { departureRule?: string } {
  if (mayDepartOn(season, date)) return {};
  const days = nameDays(season?.departureDays);
  return { departureRule: days === null ? 'Çıkışa kapalı' : `Çıkış günü ${days}` };
}

/** The state as the availability call returns it: past and closed become blocked. */
export function wireState(state: DayState): WireDayState {
  return state === 'past' || state === 'closed' ? 'blocked' : state;
}
