import { dayNumber, eachNight, formatDateOnly } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { Kurus } from '#domain/values/money.ts';
import { nightsOfDay } from '#domain/prices/stay-days.ts';
import type { StayDays } from '#domain/prices/stay-days.ts';
import type { VillaTerms } from './stay.ts';

/** A price row of a villa. Null means the villa's own terms apply. */
export type Season = StayDays & {
  id: string;
  startsOn: Day;
  /** The last night, inclusive. */
  endsOn: Day;
  nightly: Kurus;
  minNights: number | null;
  /** Cleaning fee of a stay below the threshold. */
  shortStayFee: Kurus | null;
  /** Number of nights from which cleaning is free. */
  cleaningThreshold: number | null;
  /** Whether its nights can be booked at once (reservations/instant.ts). */
  instant?: boolean | null;
};

/** A night with its price; null when it is not for sale. */
type PricedNight = { night: Day; price: Kurus | null };

/**
 * Which of two rows that cover the same night is used. Overlapping rows are a data error, but must
 * still give one price whatever the order of the rows: the shorter row wins (it was probably meant
 * as the exception), then the later start, then the smaller id.
 */
function precedence(a: Season, b: Season): number {
  const length = lengthOf(a) - lengthOf(b);
  if (length !== 0) return length;
  if (a.startsOn !== b.startsOn) return a.startsOn > b.startsOn ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

function lengthOf(season: Season): number {
  return dayNumber(season.endsOn) - dayNumber(season.startsOn);
}

/** Finds the row that prices a night; sorts the rows once for many lookups. */
export function seasonFinder(seasons: readonly Season[]): (night: Day) => Season | null {
  const ordered = seasons.toSorted(precedence);
  return (night) => ordered.find((row) => row.startsOn <= night && night <= row.endsOn) ?? null;
}

/** The row that prices a night, whatever the order of the rows; null without one. */
export function findSeason(seasons: readonly Season[], night: Day): Season | null {
  return seasonFinder(seasons)(night);
}

/**
 * The price of a night from its row; null when it is not for sale. A price of zero counts as no
 * price: a form left at zero must not give a villa away.
 */
export function nightlyPrice(season: Season | null): Kurus | null {
  return season !== null && season.nightly > 0 ? season.nightly : null;
}

/** Each night of [checkIn, checkOut) with the price of its own row. */
export function priceNights(
  seasons: readonly Season[],
  checkIn: Day,
  checkOut: Day,
): PricedNight[] {
  const seasonOf = seasonFinder(seasons);
  return eachNight(checkIn, checkOut).map((night) => ({
    night,
    price: nightlyPrice(seasonOf(night)),
  }));
}

/** The minimum stay for this check-in: of the row's weekday, of the row, else of the villa. */
export function minNightsFor(season: Season | null, terms: VillaTerms, checkIn: Day): number {
  const own = nightsOfDay(season, checkIn)?.minNights ?? season?.minNights;
  if (own != null) return own;
  return isHighSeason(checkIn) ? terms.minNightsSeason : terms.minNightsOther;
}

/** The trade's high season: nights from 1 June to 30 September; `to` is the day after. */
export const HIGH_SEASON = { from: '06-01', to: '10-01' };

export const isHighSeason = (checkIn: Day): boolean =>
  checkIn.slice(5) >= HIGH_SEASON.from && checkIn.slice(5) < HIGH_SEASON.to;

/**
 * The cleaning fee of a stay: zero from the threshold on, below it the fee of the row that covers
 * check-in, else the villa's.
 */
export function cleaningFeeFor(season: Season | null, terms: VillaTerms, nights: number): Kurus {
  const threshold = season?.cleaningThreshold ?? terms.cleaningThreshold;
  if (nights >= threshold) return 0;
  return season?.shortStayFee ?? terms.cleaningFee;
}

/** Consecutive nights at one price, for a line of the quote. */
type NightRun = { first: Day; last: Day; nights: number; nightly: Kurus };

/** Groups consecutive nights of equal price. */
export function nightRuns(nights: readonly { night: Day; price: Kurus }[]): NightRun[] {
  const runs: NightRun[] = [];
  for (const { night, price } of nights) {
    const open = runs.at(-1);
    if (open?.nightly === price) {
      open.last = night;
      open.nights += 1;
    } else {
      runs.push({ first: night, last: night, nights: 1, nightly: price });
    }
  }
  return runs;
}

/** "12–15 Haz · 4 gece × 4.900 ₺", with the first and the last night. */
export function formatRun(run: NightRun): string {
  return `${formatNights(run)} · ${run.nights} gece × ${formatKurus(run.nightly)}`;
}

function formatNights({ first, last }: NightRun): string {
  if (first === last) return formatDateOnly(first);
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  const start = sameMonth ? String(Number(first.slice(8))) : `${formatDateOnly(first)} `;
  return `${start}–${sameMonth ? '' : ' '}${formatDateOnly(last)}`;
}
