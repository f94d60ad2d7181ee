import { addMonths, type Day, isDay, monthOf } from '#domain/values/dates.ts';
import { readEndedCount } from '../numbers.ts';
import { isOneOf, matchStem } from '../stems.ts';
import type { Token } from '../tokens.ts';
import { currencyAt } from './currency.ts';

/** Also in English, for guests who write from abroad. */
const MONTHS: readonly (readonly string[])[] = [
  ['ocak', 'ocag', 'oca', 'january', 'jan'],
  ['subat', 'sub', 'february', 'feb'],
  ['mart', 'march'],
  ['nisan', 'nis', 'april', 'apr'],
  ['mayis', 'may'],
  ['haziran', 'haz', 'june', 'jun'],
  ['temmuz', 'tem', 'tmz', 'july', 'jul'],
  ['agustos', 'agu', 'agus', 'ags', 'august', 'aug'],
  ['eylul', 'eyl', 'september', 'sep'],
  ['ekim', 'eki', 'october', 'oct'],
  // Not "kas": that is a town.
  ['kasim', 'november', 'nov'],
  ['aralik', 'aralig', 'ara', 'december', 'dec'],
];

/** Words after which a number is a count and not a date: "temmuz 5 gece". */
const UNITS =
  `gece gun hafta kisi pax misafir yetiskin buyuk cocuk bebek cift aile oda yatak banyo puan yildiz bin milyon km metre
   night day days week people person guest adult children kids baby couple family bedroom bathroom`
    .split(/\s+/)
    .filter(Boolean);

export const isUnit = (token: Token | undefined): boolean => isOneOf(token?.text, UNITS);

/** Whether the word at `at` shows that the number before it is a count. */
export const isCounted = (tokens: readonly Token[], at: number): boolean =>
  isUnit(tokens[at]) || currencyAt(tokens, at) !== null;

/** A day as the caller said it; without a year the next one to come is meant. */
export type SaidDay = { date: number; month: number; year: number | null; end: number };

/**
 * The month, 1 to 12, that a token names, with an ending or a typing mistake, but not in the first
 * letter: "insan" is not "nisan", "tek başıma" not "kasım".
 */
export function monthIn(token: Token | undefined): number | null {
  if (token?.kind !== 'word') return null;
  for (const doubt of [0, 1]) {
    const at = MONTHS.findIndex((stems) =>
      stems.some(
        (stem) =>
          stem[0] === token.text[0] &&
          (stem.length > 3 ? matchStem(token.text, stem) : exact(token, stem)) === doubt,
      ),
    );
    if (at >= 0) return at + 1;
  }
  return null;
}

const exact = ({ text }: Token, stem: string): 0 | null => (text === stem ? 0 : null);

/** A year standing alone: 2026, 2027 …, but not "2000 euro" or "eur 2000". */
export function yearIn(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  const isYear = token?.kind === 'number' && /^20\d\d$/.test(token.text);
  const isMoney = currencyAt(tokens, at + 1) !== null || currencyAt(tokens, at - 1) !== null;
  return isYear && !isMoney ? Number(token.text) : null;
}

/** "12", "on iki": the day of a month. */
export function readDate(
  tokens: readonly Token[],
  at: number,
): { date: number; end: number } | null {
  const count = readEndedCount(tokens, at);
  if (count === null || tokens[at]?.isOrdinal || count.value < 1 || count.value > 31) return null;
  return { date: count.value, end: count.end };
}

/** "12 temmuz", "temmuz 12", "12 temmuz 2027", "12.7", "12.07.2027", "12/7", "2027-07-12". */
export function readDay(tokens: readonly Token[], from: number): SaidDay | null {
  // "cumartesi 12 haziran": the weekday is redundant.
  const at = weekdayIn(tokens[from]) === null ? from : from + 1;
  return readFigures(tokens, at) ?? readDateAndMonth(tokens, at) ?? readMonthAndDate(tokens, at);
}

function readDateAndMonth(tokens: readonly Token[], at: number): SaidDay | null {
  const date = readDate(tokens, at);
  const month = date && monthIn(tokens[date.end]);
  if (!date || month === null) return null;
  return withYear(tokens, { date: date.date, month, year: null, end: date.end + 1 });
}

function readMonthAndDate(tokens: readonly Token[], at: number): SaidDay | null {
  const month = monthIn(tokens[at]);
  const date = month === null ? null : readDate(tokens, at + 1);
  // "may, 2+3" are five people.
  const isSum = tokens[date?.end ?? 0]?.text === '+';
  if (month === null || date === null || isSum || isCounted(tokens, date.end)) return null;
  return withYear(tokens, { date: date.date, month, year: null, end: date.end });
}

/** "12 temmuz 2027 pazartesi": the weekday is redundant. */
export function withYear(tokens: readonly Token[], day: SaidDay): SaidDay {
  const year = yearIn(tokens, day.end);
  const end = year === null ? day.end : day.end + 1;
  return { ...day, year, end: weekdayIn(tokens[end]) === null ? end : end + 1 };
}

const WEEKDAYS = ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar'];

/**
 * 0 for Monday … 6 for Sunday: "cuma", "cumadan", "pazara"; "pazar" is told apart from "pazartesi".
 */
export function weekdayIn(token: Token | undefined): number | null {
  const text = token?.text ?? '';
  const at = WEEKDAYS.findIndex(
    (name) =>
      text.startsWith(name) && /^(?:s?i|y?[ae]|d[ae]n?|gun[iu]?)?$/.test(text.slice(name.length)),
  );
  return at < 0 ? null : at;
}

/** Days in figures alone. */
export function readFigures(tokens: readonly Token[], at: number): SaidDay | null {
  const token = tokens[at];
  if (token?.kind === 'date') {
    const [year = 0, month = 0, date = 0] = token.text.split('-').map(Number);
    return { date, month, year, end: at + 1 };
  }
  const dotted = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2}))?$/.exec(
    token?.kind === 'number' ? token.text : '',
  );
  if (dotted) return figures(dotted[1], dotted[2], dotted[3], at + 1);
  if (!isShort(token) || tokens[at + 1]?.text !== '/' || !isShort(tokens[at + 2])) return null;
  const year = tokens[at + 3]?.text === '/' ? tokens[at + 4]?.text : undefined;
  return figures(token?.text, tokens[at + 2]?.text, year, year === undefined ? at + 3 : at + 5);
}

const isShort = (token: Token | undefined): boolean =>
  token?.kind === 'number' && /^\d{1,2}$/.test(token.text);

function figures(date = '', month = '', year: string | undefined, end: number): SaidDay | null {
  const said = { date: Number(date), month: Number(month), end };
  if (said.date < 1 || said.date > 31 || said.month < 1 || said.month > 12) return null;
  if (year === undefined) return { ...said, year: null };
  return { ...said, year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/**
 * The day that is meant: in its year, else the first one that is not before `from`. Null for a day
 * that no month has, such as 31 June.
 */
export function settleDay({ date, month, year }: Omit<SaidDay, 'end'>, from: Day): Day | null {
  const years = year === null ? yearsFrom(from) : [year];
  const days = years.map((y) => `${y}-${two(month)}-${two(date)}`);
  return days.find((day) => isDay(day) && (year !== null || day >= from)) ?? null;
}

/** 29 February can be eight years away. */
function yearsFrom(from: Day): number[] {
  const first = Number(from.slice(0, 4));
  return Array.from({ length: 9 }, (_, i) => first + i);
}

/** The first day of a month: in its year, else of the next such month that is not over. */
export function settleMonth(month: number, year: number | null, from: Day): Day {
  const first = `${year ?? from.slice(0, 4)}-${two(month)}-01`;
  const isOver = year === null && monthOf(first) < monthOf(from);
  return isOver ? `${addMonths(monthOf(first), 12)}-01` : first;
}

const two = (n: number): string => String(n).padStart(2, '0');
