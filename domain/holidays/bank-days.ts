import { addDays, type Day, weekday } from '#domain/values/dates.ts';
import { isPublicHoliday } from './public-holidays.ts';

const SATURDAY = 5;

/**
 * True for a full day on which banks carry out transfers: they close at noon where a holiday begins.
 */
export const isBankDay = (day: Day): boolean => weekday(day) < SATURDAY && !isPublicHoliday(day);

/** The first full bank day after `day`. */
function nextBankDay(day: Day): Day {
  let next = addDays(day, 1);
  while (!isBankDay(next)) next = addDays(next, 1);
  return next;
}

/** The first day by which so many full bank days (1 or more) have passed since `day`. */
export function afterBankDays(day: Day, count: number): Day {
  let last = day;
  for (let passed = 0; passed < count; passed += 1) last = nextBankDay(last);
  return addDays(last, 1);
}
