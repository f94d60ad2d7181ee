import type { Day } from '#domain/values/dates.ts';
import { FEASTS } from './feasts.ts';

/** Public holidays on fixed dates, as MM-DD (law no. 2429, articles 1 and 2). */
const FIXED = new Set(['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-28', '10-29']);

/**
 * True for a public holiday, whole or from noon on (28 October and the eves of the religious
 * feasts). Religious feasts are known until 2035.
 */
export const isPublicHoliday = (day: Day): boolean =>
  FIXED.has(day.slice(5)) || FEASTS.some(({ eve, last }) => eve <= day && day <= last);
