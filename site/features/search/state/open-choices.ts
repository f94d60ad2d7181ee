import { MAX_MONTHS, type OpenLength } from '#domain/search/open-stay.ts';
import { addMonths, istanbulDay, type Month, monthOf } from '#domain/values/dates.ts';

/** Lengths that are offered; an address may ask for others. */
export const LENGTHS: readonly OpenLength[] = ['weekend', 3, 5, 7, 10, 14];

/** Months that are offered: as many as one search may name. */
export const monthsAhead = (now: Date): Month[] =>
  Array.from({ length: MAX_MONTHS }, (_, n) => addMonths(monthOf(istanbulDay(now)), n));
