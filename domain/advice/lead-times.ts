import {
  addMonths,
  type Day,
  eachNight,
  type Month,
  monthOf,
  nightsBetween,
} from '../values/dates.ts';

/** A stay that was sold: half-open nights, and the day on which it was asked for. */
export type SoldStay = { villaId: number; checkIn: Day; checkOut: Day; soldOn: Day };

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

/**
 * Compares, month by month, how far ahead the nights [from, to) of a villa and of its neighbours
 * were sold. Months with too few nights of either are left out. A night entered after its date
 * counts as sold on that date.
 */
export function compareLeadTimes(
  villaId: number,
  stays: readonly SoldStay[],
  { from, to }: { from: Day; to: Day },
): LeadTime[] {
  const nights = stays.flatMap(({ villaId: of, checkIn, checkOut, soldOn }) => {
    const ahead = nightsBetween(soldOn, checkIn);
    return eachNight(checkIn, checkOut).flatMap((night, nth) =>
      from <= night && night < to
        ? { villaId: of, month: monthOf(night), days: Math.max(0, ahead + nth) }
        : [],
    );
  });
  return [...Map.groupBy(nights, ({ month }) => month)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([month, inMonth]) => {
      const own = inMonth.filter((night) => night.villaId === villaId);
      const others = inMonth.filter((night) => night.villaId !== villaId);
      const otherVillas = new Set(others.map((night) => night.villaId)).size;
      if (
        own.length < ENOUGH.ownNights ||
        others.length < ENOUGH.otherNights ||
        otherVillas < ENOUGH.otherVillas
      )
        return [];
      const found = { own: medianDays(own), others: medianDays(others) };
      const counts = { ownNights: own.length, otherNights: others.length, otherVillas };
      return [{ month, ...found, ...counts, verdict: verdictOf(found.own - found.others) }];
    });
}

function verdictOf(days: number): LeadTime['verdict'] {
  if (Math.abs(days) < NOTABLE_DAYS) return 'alike';
  return days > 0 ? 'earlier' : 'later';
}

/** The median; of an even number of values the lower middle one, so that it is a whole day. */
function medianDays(nights: readonly { days: number }[]): number {
  const sorted = nights.map(({ days }) => days).toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/**
 * The twelve whole months before the month of `today`, half-open; nothing in them can change any
 * more.
 */
export function lastTwelveMonths(today: Day): { from: Day; to: Day } {
  const to = `${monthOf(today)}-01`;
  return { from: `${addMonths(monthOf(today), -12)}-01`, to };
}
