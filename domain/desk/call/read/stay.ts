import { addDays, addMonths, type Day, monthOf, nightsBetween } from '#domain/values/dates.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import type { Reading } from '../parts.ts';
import type { Token } from '../tokens.ts';
import {
  isCounted,
  monthIn,
  readDate,
  readDay,
  readFigures,
  type SaidDay,
  settleDay,
  withYear,
} from './days.ts';

const BETWEEN = ['-', '–', '—', '/', 'ile', 'ila', 've', 'dan', 'den'];

/**
 * "12-19 temmuz", "28 temmuz - 4 ağustos", "12.7-19.7", "temmuz 12-19", "12-19.07": arrival and
 * departure.
 */
export function readStay(tokens: readonly Token[], at: number, today: Day): Reading | null {
  return (
    readTwoDays(tokens, at, today) ??
    readSharedMonth(tokens, at, today) ??
    readMonthFirst(tokens, at, today) ??
    readMonthOnce(tokens, at, today) ??
    readDatesAlone(tokens, at, today)
  );
}

/** "12 temmuz", "12.7": the day of arrival. */
export function readArrival(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const said = readDay(tokens, at);
  const day = said && settleDay(said, today);
  return said && day ? { end: said.end, wish: { kind: 'arrival', day }, doubt: 0 } : null;
}

/** "12 temmuz - 19 temmuz", "12.7 19.7". */
function readTwoDays(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const first = readDay(tokens, at);
  if (first === null) return null;
  const second = readDay(tokens, afterMark(tokens, first.end));
  return second && toStay(first, second, second.end, today);
}

/** "4 haziran - 14": the day after it is of the same month. */
function readMonthOnce(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const first = readDay(tokens, at);
  if (first === null || !['-', '–', '—'].includes(tokens[first.end]?.text ?? '')) return null;
  const second = readDate(tokens, first.end + 1);
  if (second === null || second.date <= first.date || isCounted(tokens, second.end)) return null;
  return toStay(first, { ...first, date: second.date }, second.end, today);
}

/** "12-19 temmuz", "12'sinden 19'una temmuz", "28-4 ağustos", "12-19.07", "12-19/7". */
function readSharedMonth(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const first = readDate(tokens, at);
  if (first === null) return null;
  const from = afterMark(tokens, first.end);
  const second = readFigures(tokens, from) ?? readDateAndMonth(tokens, from);
  if (second === null) return null;
  const { year } = second;
  const isBefore = first.date >= second.date;
  const month = isBefore ? ((second.month + 10) % 12) + 1 : second.month;
  const ownYear = year !== null && isBefore && second.month === 1 ? year - 1 : year;
  return toStay({ date: first.date, month, year: ownYear, end: 0 }, second, second.end, today);
}

/** Not "temmuz 12": after a first date the second is written the same way round. */
function readDateAndMonth(tokens: readonly Token[], at: number): SaidDay | null {
  const date = readDate(tokens, at);
  const month = date && monthIn(tokens[date.end]);
  if (!date || month === null) return null;
  return withYear(tokens, { date: date.date, month, year: null, end: date.end + 1 });
}

/** "temmuz 12-19", "temmuzun 12'si 19'u". */
function readMonthFirst(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const month = monthIn(tokens[at]);
  const first = month === null ? null : readDate(tokens, at + 1);
  if (month === null || first === null) return null;
  const second = readDate(tokens, afterMark(tokens, first.end));
  // "temmuz 12 5 gece": the second number is a count.
  if (second === null || isCounted(tokens, second.end)) return null;
  const end = withYear(tokens, { date: second.date, month, year: null, end: second.end });
  return toStay({ date: first.date, month, year: end.year, end: 0 }, end, end.end, today);
}

/** "12-19" without a month: the next such days. */
function readDatesAlone(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const first = tokens[at]?.kind === 'number' ? readDate(tokens, at) : null;
  if (first === null || !['-', '–', '—'].includes(tokens[first.end]?.text ?? '')) return null;
  const second = readDate(tokens, first.end + 1);
  if (second === null || second.date - first.date < 2) return null;
  const said = nextOfDate(first.date, today);
  return said && toStay(said, { ...said, date: second.date }, second.end, today);
}

/** "ayın 15'i", "ayın 10'undan 17'sine": in the current month, or the next one. */
export function readDatesOfThisMonth(
  tokens: readonly Token[],
  at: number,
  today: Day,
): Reading | null {
  if (tokens[at]?.text !== 'ayin') return null;
  const first = readDate(tokens, at + 1);
  if (first === null || isCounted(tokens, first.end)) return null;
  const said = nextOfDate(first.date, today);
  const checkIn = said && settleDay(said, today);
  if (!said || !checkIn) return null;
  const second = readDate(tokens, afterMark(tokens, first.end));
  if (second === null || isCounted(tokens, second.end) || second.date <= first.date) {
    return { end: first.end, wish: { kind: 'arrival', day: checkIn }, doubt: 0 };
  }
  return toStay(said, { ...said, date: second.date }, second.end, today);
}

/** That day of the current month, or of the first later month where it is still to come. */
function nextOfDate(date: number, today: Day): SaidDay | null {
  const days = [0, 1, 2].map((ahead): SaidDay => {
    const [year, month] = addMonths(monthOf(today), ahead).split('-').map(Number);
    return { date, month: month ?? 1, year: year ?? null, end: 0 };
  });
  return days.find((day) => (settleDay(day, today) ?? '') >= today) ?? null;
}

const isMark = (token: Token | undefined): boolean =>
  token !== undefined && BETWEEN.includes(token.text);

const afterMark = (tokens: readonly Token[], at: number): number =>
  isMark(tokens[at]) ? at + 1 : at;

/** A year on either day applies to both; without one the next possible arrival is meant. */
function toStay(first: SaidDay, second: SaidDay, end: number, today: Day): Reading | null {
  const year = first.year ?? (second.year === null ? null : yearBefore(first, second));
  const checkIn = settleDay({ ...first, year }, today);
  if (checkIn === null) return null;
  const checkOut = settleDay(second, addDays(checkIn, 1));
  if (checkOut === null || checkOut <= checkIn) return null;
  if (nightsBetween(checkIn, checkOut) > MAX_STAY_NIGHTS) return null;
  return { end, wish: { kind: 'stay', checkIn, checkOut }, doubt: 0 };
}

/** "28 aralık - 3 ocak 2027" arrives in 2026. */
function yearBefore(first: SaidDay, { month, year }: SaidDay): number | null {
  return year === null || first.month <= month ? year : year - 1;
}
