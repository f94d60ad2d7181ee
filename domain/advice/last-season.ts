import type { TakenNight } from '../availability/nights.ts';
import { applyChange } from '../prices/bulk/apply-change.ts';
import type { Season } from '../reservations/pricing/seasons.ts';
import { MAX_STAY_NIGHTS, type VillaTerms } from '../reservations/pricing/stay.ts';
import { calendarDays } from '../reservations/stay-calendar.ts';
import { addDays, type Day, eachNight, nightsBetween } from '../values/dates.ts';
import { type BasisPoints, FULL_RATE, type Kurus, shareOf, sumKurus } from '../values/money.ts';

/** A sold stay with what its nights cost as agreed, before cleaning and extras. */
export type PastStay = { checkIn: Day; checkOut: Day; gross: Kurus };

/** What was, of the stays that began in the season. */
export type SeasonFigures = { stays: number; nights: number; gross: Kurus };

/** Nights [from, to): the last high season that is over. */
export function lastHighSeason(today: Day): { from: Day; to: Day } {
  const year = Number(today.slice(0, 4)) - (today.slice(5) >= '10-01' ? 0 : 1);
  return { from: `${year}-06-01`, to: `${year}-10-01` };
}

/** What stays bring in together. */
export const sumStays = (stays: readonly PastStay[]): SeasonFigures => ({
  stays: stays.length,
  nights: stays.reduce((all, stay) => all + nightsBetween(stay.checkIn, stay.checkOut), 0),
  gross: sumKurus(stays.map(({ gross }) => gross)),
});

/** The same stays at another price. */
export type PriceWhatIf = {
  gross: Kurus;
  /**
   * Nights that may stay empty at a higher price before it brings less (rounded down), or that a
   * lower price has to sell besides before it brings more (rounded up).
   */
  breakEvenNights: number;
};

/** `percent` above or below zero, more than −100 %. */
export function repriceSeason(was: SeasonFigures, percent: BasisPoints): PriceWhatIf {
  const gross = was.gross + shareOf(was.gross, percent);
  const share = Math.abs(percent) / (FULL_RATE + percent);
  const nights = was.nights * share;
  return { gross, breakEvenNights: percent > 0 ? Math.floor(nights) : Math.ceil(nights) };
}

/** What visitors could have asked for in the nights that stayed free to the end. */
export type Openness = {
  /** Days on which a stay could begin. */
  arrivals: number;
  /** Nights for sale that lay in no stay which is sold. */
  unsellable: number;
};

export type MinimumWhatIf = {
  freeNights: number;
  before: Openness;
  after: Openness;
  /** Stays that were sold and are shorter than the other minimum. */
  shorter: SeasonFigures;
};

type Past = {
  span: { from: Day; to: Day };
  seasons: readonly Season[];
  terms: VillaTerms;
  /** Nights that somebody had in the end, and those around the season. */
  taken: readonly Day[];
  stays: readonly PastStay[];
};

/** The season's calendar as it ended, by its own rules and with another minimum stay. */
export function changeMinimum(past: Past, minNights: number): MinimumWhatIf {
  const { span, seasons } = past;
  const change = { startsOn: span.from, endsOn: addDays(span.to, -1), minNights };
  const { prices } = applyChange(
    { prices: seasons, discounts: [] },
    { kind: 'min_nights', ...change },
    span.from,
  );
  const renamed = prices.map((row, i) => ({ ...row, id: String(i) }));
  const before = openness(past, seasons);
  const after = openness(past, renamed);
  const isShorter = ({ checkIn, checkOut }: PastStay) =>
    nightsBetween(checkIn, checkOut) < minNights;
  return {
    freeNights: before.free,
    before: { arrivals: before.arrivals, unsellable: before.unsellable },
    after: { arrivals: after.arrivals, unsellable: after.unsellable },
    shorter: sumStays(past.stays.filter(isShorter)),
  };
}

function openness({ span, terms, taken }: Past, seasons: readonly Season[]) {
  const nights = taken.map((night): TakenNight => ({
    night,
    kind: 'reservation',
    option: false,
    expiresAt: null,
  }));
  // The season as a visitor saw it on its first day, had they known what would be sold.
  const days = calendarDays({
    ...span,
    today: span.from,
    nights,
    seasons,
    villa: terms,
    now: `${span.from}T00:00:00.000Z`,
  });
  let reach: Day = span.from;
  let unsellable = 0;
  for (const { date, state, arrival } of days) {
    if (state !== 'free') reach = addDays(date, 1);
    // Whoever may arrive may stay to the next night that is taken, as long as a let may be.
    else if (arrival) reach = addDays(date, MAX_STAY_NIGHTS);
    else if (date >= reach) unsellable += 1;
  }
  const count = (is: (day: (typeof days)[number]) => boolean) => days.filter(is).length;
  return {
    free: count(({ state }) => state === 'free'),
    arrivals: count(({ arrival }) => arrival),
    unsellable,
  };
}

/** The nights of stays, each once, with others that were taken. */
export const nightsTaken = (stays: readonly PastStay[], others: readonly Day[]): Day[] => [
  ...new Set([
    ...others,
    ...stays.flatMap(({ checkIn, checkOut }) => eachNight(checkIn, checkOut)),
  ]),
];
