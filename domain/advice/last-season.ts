import type { TakenNight } from '#domain/availability/nights.ts';
import { applyChange } from '#domain/prices/bulk/apply-change.ts';
import type { Season } from '#domain/reservations/pricing/seasons.ts';
import { MAX_STAY_NIGHTS, type VillaTerms } from '#domain/reservations/pricing/stay.ts';
import { calendarDays } from '#domain/reservations/stay-calendar.ts';
import { addDays, type Day, eachNight, nightsBetween } from '#domain/values/dates.ts';
import {
  type BasisPoints,
  FULL_RATE,
  type Kurus,
  shareOf,
  sumKurus,
} from '#domain/values/money.ts';

/** A sold stay with what its nights cost as agreed, before cleaning and extras. */
type PastStay = { checkIn: Day; checkOut: Day; gross: Kurus };

/** Totals of the stays that began in the season. */
export type SeasonFigures = { stays: number; nights: number; gross: Kurus };

/** The high season that ended last, as nights [from, to). */
export function lastHighSeason(today: Day): { from: Day; to: Day } {
  const year = Number(today.slice(0, 4)) - (today.slice(5) >= '10-01' ? 0 : 1);
  return { from: `${year}-06-01`, to: `${year}-10-01` };
}

/** Total income of the stays, in kuruş. */
export const sumStays = (stays: readonly PastStay[]): SeasonFigures => ({
  stays: stays.length,
  nights: stays.reduce((all, stay) => all + nightsBetween(stay.checkIn, stay.checkOut), 0),
  gross: sumKurus(stays.map(({ gross }) => gross)),
});

/** The same stays at another price. */
type PriceWhatIf = {
  gross: Kurus;
  /**
   * When the price rises: how many nights may stay empty before the season earns less (rounded
   * down). When it falls: how many more nights must be sold before it earns more (rounded up).
   */
  breakEvenNights: number;
};

/** The season at a price changed by `percent`, which may be negative and is more than −100. */
export function repriceSeason(was: SeasonFigures, percent: BasisPoints): PriceWhatIf {
  const gross = was.gross + shareOf(was.gross, percent);
  const share = Math.abs(percent) / (FULL_RATE + percent);
  const nights = was.nights * share;
  return { gross, breakEvenNights: percent > 0 ? Math.floor(nights) : Math.ceil(nights) };
}

/** What a visitor could have booked among the nights that stayed free until the end. */
type Openness = {
  /** Days on which a stay could begin. */
  arrivals: number;
  /** Nights that were for sale but lay in no stay a visitor could have booked. */
  unsellable: number;
};

type MinimumWhatIf = {
  freeNights: number;
  before: Openness;
  after: Openness;
  /** Sold stays that are shorter than the new minimum. */
  shorter: SeasonFigures;
};

type Past = {
  span: { from: Day; to: Day };
  seasons: readonly Season[];
  terms: VillaTerms;
  /** Nights that were taken in the end, including those around the season. */
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
  // The season as it looked on its first day with every later sale already known.
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
    // A stay that may begin here can last until the next taken night, up to the longest stay
    // allowed.
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

/** The nights of the stays and other taken nights, each once. */
export const nightsTaken = (stays: readonly PastStay[], others: readonly Day[]): Day[] => [
  ...new Set([
    ...others,
    ...stays.flatMap(({ checkIn, checkOut }) => eachNight(checkIn, checkOut)),
  ]),
];
