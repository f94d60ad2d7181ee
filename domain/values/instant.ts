import { isDay } from './dates.ts';

/** A date-time of RFC 3339 with `Z` or any offset; the seconds are optional. */
const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** Parses an instant from 2000 to 2199; null for invalid texts and dates that do not exist. */
export function parseInstant(text: string): Date | null {
  const day = DATE_TIME.exec(text)?.[1];
  // The JavaScript engine itself accepts 30 February as a day in March.
  return day !== undefined && isDay(day) ? new Date(text.toUpperCase()) : null;
}
