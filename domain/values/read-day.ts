import { addMonths, type Day, daysInMonth, isDay, monthOf, MONTHS } from './dates.ts';
import { fold } from './fold.ts';

const NAMES = MONTHS.map(fold);

/** Fewest letters of an abbreviated month: "ma" would be ambiguous. */
const LETTERS = 3;

/**
 * Parses a day as clerks type it: `12.7`, `12 tem`, `12.07.27`, `12/7/2027`, `12 Temmuz 2027`,
 * `2027-07-12`. Without a year the next such day from `today` on. Null for anything else.
 */
export function readDay(typed: string, today: Day): Day | null {
  const text = fold(typed);
  if (isDay(text)) return text;
  const said = /^(\d{1,2})[ .,/-]*(\d{1,2}|[a-z]+)(?:[ .,/-]+(\d{2}|\d{4}))?\.?$/.exec(text);
  if (said === null) return null;
  const [, date = '', word = '', year] = said;
  const month = /^\d/.test(word) ? Number(word) : monthNumber(word);
  // Two numbers without a separator are one number.
  if (/^\d+$/.test(text) || month === null) return null;
  if (year !== undefined) return write(year.length === 2 ? `20${year}` : year, month, date);
  // 29 February can be years away.
  const first = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const day = write(String(first + ahead), month, date);
    if (day !== null && day >= today) return day;
  }
  return null;
}

function monthNumber(word: string): number | null {
  const at = word.length < LETTERS ? -1 : NAMES.findIndex((name) => name.startsWith(word));
  return at < 0 ? null : at + 1;
}

function write(year: string, month: number, date: string): Day | null {
  const day = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** `2027-07-12` → "12.07.2027". */
export const writeDay = (day: Day): string => day.split('-').toReversed().join('.');

/** The same date that many months later, or the last day of a shorter month. */
export function addMonthsTo(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), months);
  const date = Math.min(Number(day.slice(8)), daysInMonth(month));
  return `${month}-${String(date).padStart(2, '0')}`;
}
