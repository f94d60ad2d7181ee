import { type Day, isDay } from '#domain/values/dates.ts';
import { FULL_RATE, type Kurus, roundHalfUp } from '#domain/values/money.ts';
import { findOverlap } from '#domain/prices/season-table.ts';
import type { SeasonInput } from '#domain/prices/schema.ts';

type CopyYear = {
  /** The year whose rows are taken, by their first night; they land one year later. */
  year: string;
  /** How much dearer, in basis points; below zero cheaper. */
  rise: number;
  /** Nightly prices are rounded to whole multiples of this. */
  roundTo: Kurus;
};

export type Copied = {
  rows: SeasonInput[];
  /** How many were left out, since some of their nights have a price or are over. */
  left: number;
};

/** The seasons of a year again one year later, with the prices raised. */
export function copyYear(
  all: readonly SeasonInput[],
  taken: readonly SeasonInput[],
  today: Day,
  { year, rise, roundTo }: CopyYear,
): Copied {
  const source = all.filter(({ startsOn }) => startsOn.startsWith(year));
  const rows = source
    .map((row) => ({
      ...row,
      startsOn: yearLater(row.startsOn),
      endsOn: yearLater(row.endsOn),
      nightly: raised(row.nightly, rise, roundTo),
    }))
    .filter((row) => row.endsOn >= today && findOverlap(taken, row) === null);
  return { rows, left: source.length - rows.length };
}

/** 29 February becomes the 28th. */
function yearLater(day: Day): Day {
  const year = String(Number(day.slice(0, 4)) + 1);
  const later = `${year}${day.slice(4)}`;
  return isDay(later) ? later : `${year}-02-28`;
}

function raised(amount: Kurus, rise: number, roundTo: Kurus): Kurus {
  const exact = (amount * (FULL_RATE + rise)) / FULL_RATE;
  return Math.max(roundTo, roundHalfUp(exact / roundTo) * roundTo);
}
