import { DAY_MS, type RecurrenceRule } from './recurrence-rule.ts';

/** A day as the rules use it; `number` is days since 1970, months and days count from 1. */
export type RuleDay = {
  number: number;
  year: number;
  month: number;
  date: number;
  /** 0 = Monday. */
  weekday: number;
};

/** Days since 1970 of the first of a month; a month above 12 belongs to a later year. */
export function firstOfMonth(year: number, month: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, 1) / DAY_MS;
}

export function ruleDay(number: number): RuleDay {
  const date = new Date(number * DAY_MS);
  return {
    number,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    date: date.getUTCDate(),
    weekday: (((number + 3) % 7) + 7) % 7,
  };
}

/**
 * The following day. A rule looks at thousands of days; computing each from scratch takes ten times
 * as long.
 */
export function dayAfter(day: RuleDay): RuleDay {
  const { number, year, month, date } = day;
  const isLast = date === lengthOfMonth(day);
  const isYearEnd = isLast && month === 12;
  return {
    number: number + 1,
    year: isYearEnd ? year + 1 : year,
    month: isYearEnd ? 1 : month + (isLast ? 1 : 0),
    date: isLast ? 1 : date + 1,
    weekday: (day.weekday + 1) % 7,
  };
}

/**
 * Completes a rule with the parts that it takes from its first day: "every month" starting on the
 * 12th means on the 12th. RFC 5545: parts that are missing are derived from DTSTART.
 */
export function completeRule(rule: RecurrenceRule, first: RuleDay): RecurrenceRule {
  const { freq, months, weekdays, monthDays, yearDays, weekNumbers } = rule;
  const saysDay = weekdays.length + monthDays.length + yearDays.length > 0;
  if (saysDay) return rule;
  const sameWeekday = [{ weekday: first.weekday, nth: 0 }];
  if (freq === 'WEEKLY') return { ...rule, weekdays: sameWeekday };
  if (freq === 'MONTHLY') return { ...rule, monthDays: [first.date] };
  if (freq !== 'YEARLY') return rule;
  if (weekNumbers.length > 0) return { ...rule, weekdays: sameWeekday };
  return {
    ...rule,
    months: months.length > 0 ? months : [first.month],
    monthDays: [first.date],
  };
}

/** Whether every part of a completed rule that restricts days allows this day. */
export function allowsDay(rule: RecurrenceRule, day: RuleDay): boolean {
  const { months, monthDays, yearDays, weekNumbers, weekdays } = rule;
  return (
    (months.length === 0 || months.includes(day.month)) &&
    (monthDays.length === 0 || isListed(monthDays, day.date, lengthOfMonth(day))) &&
    (yearDays.length === 0 || isListed(yearDays, dayOfYear(day), lengthOfYear(day.year))) &&
    (weekNumbers.length === 0 || isWeekListed(rule, day)) &&
    (weekdays.length === 0 || isWeekdayListed(rule, day))
  );
}

/** Whether position `n` of `length` is in a list that may count from the end. */
export const isListed = (list: readonly number[], n: number, length: number): boolean =>
  list.includes(n) || list.includes(n - length - 1);

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const lengthOfMonth = ({ year, month }: RuleDay): number =>
  (MONTH_LENGTHS[month - 1] ?? 31) + (month === 2 && isLeap(year) ? 1 : 0);

const lengthOfYear = (year: number): number => (isLeap(year) ? 366 : 365);

const dayOfYear = ({ number, year }: RuleDay): number => number - firstOfMonth(year, 1) + 1;

/**
 * The number of a weekday counts within the month, or within the year in a yearly rule without
 * months.
 */
function isWeekdayListed({ freq, months, weekdays }: RecurrenceRule, day: RuleDay): boolean {
  return weekdays.some(({ weekday, nth }) => {
    if (weekday !== day.weekday) return false;
    if (nth === 0 || (freq !== 'MONTHLY' && freq !== 'YEARLY')) return true;
    const inYear = freq === 'YEARLY' && months.length === 0;
    const place = inYear ? dayOfYear(day) : day.date;
    const length = inYear ? lengthOfYear(day.year) : lengthOfMonth(day);
    return nth > 0 ? Math.ceil(place / 7) === nth : Math.ceil((length - place + 1) / 7) === -nth;
  });
}

/** The first week of a year is the first one with at least four of its days (ISO 8601). */
function firstWeekOf(year: number, weekStart: number): number {
  const first = ruleDay(firstOfMonth(year, 1));
  const into = (first.weekday - weekStart + 7) % 7;
  return into <= 3 ? first.number - into : first.number - into + 7;
}

function isWeekListed({ weekNumbers, weekStart }: RecurrenceRule, day: RuleDay): boolean {
  const begins = [day.year + 1, day.year, day.year - 1].map((year) => firstWeekOf(year, weekStart));
  const own = begins.findIndex((first) => first <= day.number);
  const first = begins[own] ?? 0;
  const next = own === 0 ? firstWeekOf(day.year + 2, weekStart) : (begins[own - 1] ?? 0);
  const week = Math.floor((day.number - first) / 7) + 1;
  return isListed(weekNumbers, week, (next - first) / 7);
}
