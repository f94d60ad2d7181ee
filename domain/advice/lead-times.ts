import {
  addMonths,
  type Day,
  type Month,
  monthOf,
  monthStart,
  nightsBetween,
} from '#domain/values/dates.ts';
import type { VillaId } from '#domain/values/ids.ts';

/** A stay that was sold: half-open nights, and the day on which it was asked for. */
export type SoldStay = { villaId: VillaId; checkIn: Day; checkOut: Day; soldOn: Day };

/** Median number of days between the booking and a sold night of the month. */
type LeadTime = {
  month: Month;
  /** The villa's own. */
  own: number;
  ownNights: number;
  /** All nights of the neighbours together. */
  others: number;
  otherNights: number;
  otherVillas: number;
  verdict: 'earlier' | 'later' | 'alike';
};

/** A month with fewer nights or villas than these is left out: too little to compare. */
export const ENOUGH = { ownNights: 7, otherVillas: 3, otherNights: 30 } as const;

/** A smaller difference, in days, is taken for chance. */
export const NOTABLE_DAYS = 21;

type Span = { from: Day; to: Day };

/** Consecutive nights of a stay, the first sold `ahead` days before, each next one a day more. */
type Part = { villaId: VillaId; ahead: number; nights: number };

/**
 * Compares, month by month, how far ahead the nights [from, to) of a villa and of its neighbours
 * were sold. Months with too few nights of either are left out. A night entered after its date
 * counts as sold on that date.
 */
export function compareLeadTimes(
  villaId: VillaId,
  stays: readonly SoldStay[],
  span: Span,
): LeadTime[] {
  return monthsOf(span).flatMap((days) => {
    const parts = stays.flatMap((stay) => partWithin(stay, days));
    const own = parts.filter((part) => part.villaId === villaId);
    const others = parts.filter((part) => part.villaId !== villaId);
    const counts = {
      ownNights: nightsOf(own),
      otherNights: nightsOf(others),
      otherVillas: new Set(others.map((part) => part.villaId)).size,
    };
    if (
      counts.ownNights < ENOUGH.ownNights ||
      counts.otherNights < ENOUGH.otherNights ||
      counts.otherVillas < ENOUGH.otherVillas
    )
      return [];
    const found = { own: medianDays(own), others: medianDays(others) };
    const verdict = verdictOf(found.own - found.others);
    return [{ month: monthOf(days.from), ...found, ...counts, verdict }];
  });
}

function monthsOf({ from, to }: Span): Span[] {
  if (from >= to) return [];
  const next = monthStart(addMonths(monthOf(from), 1));
  return next < to ? [{ from, to: next }, ...monthsOf({ from: next, to })] : [{ from, to }];
}

/** A stay's nights within some days. */
function partWithin({ villaId, checkIn, checkOut, soldOn }: SoldStay, { from, to }: Span): Part[] {
  const first = checkIn < from ? from : checkIn;
  const end = checkOut < to ? checkOut : to;
  if (first >= end) return [];
  return [{ villaId, ahead: nightsBetween(soldOn, first), nights: nightsBetween(first, end) }];
}

const nightsOf = (parts: readonly Part[]) => parts.reduce((all, { nights }) => all + nights, 0);

function verdictOf(days: number): LeadTime['verdict'] {
  if (Math.abs(days) < NOTABLE_DAYS) return 'alike';
  return days > 0 ? 'earlier' : 'later';
}

/** The median; of an even number of nights the lower middle one, so that it is a whole day. */
function medianDays(parts: readonly Part[]): number {
  const days = new Int32Array(nightsOf(parts));
  let filled = 0;
  for (const { ahead, nights } of parts) {
    for (let nth = 0; nth < nights; nth++) days[filled++] = Math.max(0, ahead + nth);
  }
  return days.toSorted()[Math.floor((days.length - 1) / 2)] ?? 0;
}

/**
 * The twelve whole months before the month of `today`, half-open; nothing in them can change any
 * more.
 */
export function lastTwelveMonths(today: Day): { from: Day; to: Day } {
  const to = `${monthOf(today)}-01`;
  return { from: `${addMonths(monthOf(today), -12)}-01`, to };
}
