import { addDays, type Day, weekday } from '../values/dates.ts';
import { FEASTS } from './feasts.ts';

/**
 * Public holidays with a fixed date, as MM-DD (law 2429, articles 1 and 2). 28 October and the eves of
 * the feasts are holidays from noon on: no whole bank day either.
 */
const FIXED = new Set(['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-28', '10-29']);

const SATURDAY = 5;

/** True for a whole day on which banks carry out transfers. Feasts are known to 2035. */
export const isBankDay = (day: Day): boolean =>
  weekday(day) < SATURDAY &&
  !FIXED.has(day.slice(5)) &&
  !FEASTS.some(({ eve, last }) => eve <= day && day <= last);

/** The first whole bank day after `day`. */
export function nextBankDay(day: Day): Day {
  let next = addDays(day, 1);
  while (!isBankDay(next)) next = addDays(next, 1);
  return next;
}

/** The day on which a whole bank day has passed since `day`. */
export const afterABankDay = (day: Day): Day => addDays(nextBankDay(day), 1);
