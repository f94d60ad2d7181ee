import { addDays, type Day, weekday } from '#domain/values/dates.ts';
import { FEASTS } from './feasts.ts';

/**
 * Public holidays on fixed dates, as MM-DD (law no. 2429, articles 1 and 2). 28 October and the
 * eves of the religious feasts are holidays from noon on, so they are not full bank days either.
 */
const FIXED = new Set(['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-28', '10-29']);

const SATURDAY = 5;

/**
 * True for a full day on which banks carry out transfers. Religious feasts are known until 2035.
 */
export const isBankDay = (day: Day): boolean =>
  weekday(day) < SATURDAY &&
  !FIXED.has(day.slice(5)) &&
  !FEASTS.some(({ eve, last }) => eve <= day && day <= last);

/** The first full bank day after `day`. */
function nextBankDay(day: Day): Day {
  let next = addDays(day, 1);
  while (!isBankDay(next)) next = addDays(next, 1);
  return next;
}

/** The first day by which one full bank day has passed since `day`. */
export const afterABankDay = (day: Day): Day => addDays(nextBankDay(day), 1);
