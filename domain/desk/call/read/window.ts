import {
  addDays,
  addMonths,
  type Day,
  daysInMonth,
  monthOf,
  nightsBetween,
  weekday,
} from '#domain/values/dates.ts';
import { ordinalOf } from '../numbers.ts';
import type { Reading } from '../parts.ts';
import { isOneOf, matchStem } from '../stems.ts';
import type { Token } from '../tokens.ts';
import { aheadOf } from './ahead.ts';
import { monthIn, readDay, settleDay, settleMonth, weekdayIn, yearIn } from './days.ts';

/** Of a month: too few to stay. */
const LAST_DAYS = 3;

/** A weekend's nights: Friday to Sunday. */
const WEEKEND_NIGHTS = 2;
/** As `weekday` counts. */
const FRIDAY = 4;

/** "temmuz", "temmuz 2027", "temmuz-ağustos", "mayısta hafta sonu": any nights within these months. */
export function readMonth(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const month = monthIn(tokens[at]);
  // "villa ara" asks to search; a bare "ara" is no December.
  if (month === null || tokens[at]?.text === 'ara') return null;
  const second = readLastMonth(tokens, at + 1);
  const after = second?.end ?? at + 1;
  const year = yearIn(tokens, after);
  const settled = settleMonth(month, year, today);
  // On the last days of a month its name is that of next year's.
  const isAlmostOver =
    year === null &&
    second === null &&
    daysInMonth(monthOf(settled)) - LAST_DAYS < nightsBetween(settled, today);
  const first = isAlmostOver ? `${addMonths(monthOf(settled), 12)}-01` : settled;
  const lastMonth = second === null ? first : settleMonth(second.month, null, first);
  const last = addDays(lastMonth, daysInMonth(monthOf(lastMonth)));
  const end = year === null ? after : after + 1;
  const pastWeekend = weekendAt(tokens, end);
  const wish = { kind: 'window', first: laterOf(first, today), last } as const;
  if (pastWeekend === null) return { end, wish, doubt: 0 };
  return { end: pastWeekend, wish: { ...wish, nights: WEEKEND_NIGHTS }, doubt: 0 };
}

/** "hafta sonu", "haftasonları": the token after it; null when there is none. */
export function weekendAt(tokens: readonly Token[], at: number): number | null {
  // "3. haftasında" is no mistyped end of a week.
  const isOne = ['haftasonu', 'haftason'].some(
    (word) => matchStem(tokens[at]?.text ?? '', word) === 0,
  );
  if (isOne) return at + 1;
  const isTwoWords = tokens[at]?.text === 'hafta' && isOneOf(tokens[at + 1]?.text, ['sonu', 'son']);
  return isTwoWords ? at + 2 : null;
}

/** Of "haziran temmuz ağustos" the last. */
function readLastMonth(tokens: readonly Token[], at: number): ReturnType<typeof readSecondMonth> {
  const second = readSecondMonth(tokens, at);
  return second && (readLastMonth(tokens, second.end) ?? second);
}

function readSecondMonth(
  tokens: readonly Token[],
  at: number,
): { month: number; end: number } | null {
  const from = ['-', '/', '–', 'ile', 'ya', 'veya', 've'].includes(tokens[at]?.text ?? '')
    ? at + 1
    : at;
  const month = monthIn(tokens[from]);
  return month === null ? null : { month, end: from + 1 };
}

/**
 * "temmuzun ikinci haftası", "temmuz son hafta", "temmuz başı", "temmuz ortası": weeks count from
 * the first of the month, as people say it, not from a Monday.
 */
export function readWeekOfMonth(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const month = monthIn(tokens[at]);
  if (month === null) return null;
  const year = yearIn(tokens, at + 1);
  const named = year === null ? at + 1 : at + 2;
  // "ocak ayının ilk haftası"
  const from = /^ay[iu]n/.test(tokens[named]?.text ?? '') ? named + 1 : named;
  const first = settleMonth(month, year, today);
  const found = readWeekend(tokens, from, first) ?? readPlace(tokens, from, first);
  if (found === null) return null;
  const { end, nights } = found;
  const stayIn = (checkIn: Day): Reading => ({
    end,
    wish: { kind: 'stay', checkIn, checkOut: addDays(checkIn, nights) },
    doubt: 0,
  });
  // A week of the current month may be over: then next year's is meant.
  if (year !== null || found.checkIn >= today) return stayIn(found.checkIn);
  const next = settleMonth(month, Number(first.slice(0, 4)) + 1, today);
  const later = readWeekend(tokens, from, next) ?? readPlace(tokens, from, next);
  return later && stayIn(later.checkIn);
}

type Within = { checkIn: Day; nights: number; end: number };

/** "ilk hafta sonu", "2. hafta sonu", "son haftasonu": from its Friday. */
function readWeekend(tokens: readonly Token[], at: number, first: Day): Within | null {
  const end = weekendAt(tokens, at + 1);
  const isLast = tokens[at]?.text === 'son';
  const place = isLast ? 1 : ordinalOf(tokens[at]);
  if (end === null || place === null || place < 1 || place > 4) return null;
  const from = isLast ? addDays(first, daysInMonth(monthOf(first)) - 7) : first;
  const friday = addDays(from, (FRIDAY - weekday(from) + 7) % 7);
  return { checkIn: addDays(friday, 7 * (place - 1)), nights: WEEKEND_NIGHTS, end };
}

function readPlace(tokens: readonly Token[], at: number, first: Day): Within | null {
  const found = readDateOfPlace(tokens, at, daysInMonth(monthOf(first)));
  return found && { checkIn: addDays(first, found.date - 1), nights: 7, end: found.end };
}

function readDateOfPlace(
  tokens: readonly Token[],
  at: number,
  days: number,
): { date: number; end: number } | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const isWeek = isOneOf(tokens[at + 1]?.text, ['hafta']);
  if (isWeek && isOneOf(token.text, ['son', 'sonuncu'])) return { date: days - 6, end: at + 2 };
  const said = token.kind === 'number' && tokens[at + 1]?.text === 'haftasi';
  const place = ordinalOf(said ? { ...token, isOrdinal: true } : token);
  if (isWeek && place !== null && place >= 1 && place <= 4) {
    return { date: 7 * place - 6, end: at + 2 };
  }
  if (token.text === 'basi' || token.text === 'basinda') return { date: 1, end: at + 1 };
  if (isOneOf(token.text, ['ortasi'])) return { date: 12, end: at + 1 };
  return token.text === 'sonu' || token.text === 'sonunda' ? { date: days - 6, end: at + 1 } : null;
}

/** "eylülün ilk yarısı", "temmuz ikinci yarı": any nights before or after the sixteenth. */
export function readHalfOfMonth(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const month = monthIn(tokens[at]);
  const place = ordinalOf(tokens[at + 1]) ?? (tokens[at + 1]?.text === 'son' ? 2 : null);
  if (month === null || place === null || !isOneOf(tokens[at + 2]?.text, ['yari'])) return null;
  const settled = settleMonth(month, null, today);
  const isOver = place === 1 && addDays(settled, 15) <= today;
  const first = isOver ? settleMonth(month, Number(settled.slice(0, 4)) + 1, today) : settled;
  const middle = addDays(first, 15);
  const end = addDays(first, daysInMonth(monthOf(first)));
  const [from, last] = place === 1 ? [first, middle] : [middle, end];
  return { end: at + 3, wish: { kind: 'window', first: laterOf(from, today), last }, doubt: 0 };
}

/** Within these days after "15 ağustostan sonra". */
const SOON_AFTER = 21;
const CASES = ['ten', 'tan', 'den', 'dan', 'e', 'a'];

/**
 * "20 temmuza kadar", "20 temmuzdan önce": any nights from today on that end by that day;
 * "20 temmuzdan sonra": in the weeks after it.
 */
export function readUntil(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const said = readDay(tokens, at);
  if (said === null) return null;
  const word = CASES.includes(tokens[said.end]?.text ?? '') ? said.end + 1 : said.end;
  const isAfter = isOneOf(tokens[word]?.text, ['sonra']);
  if (!isAfter && tokens[word]?.text !== 'kadar' && !isOneOf(tokens[word]?.text, ['once'])) {
    return null;
  }
  const day = settleDay(said, addDays(today, 1));
  if (day === null) return null;
  const [first, last] = isAfter ? [day, addDays(day, SOON_AFTER)] : [today, day];
  return { end: word + 1, wish: { kind: 'window', first, last }, doubt: 0 };
}

/** "23 nisan hafta sonu", "29 ekim uzun hafta sonu": the weekend at that day, with the day itself. */
export function readWeekendOfDay(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const said = readDay(tokens, at);
  const day = said && settleDay(said, today);
  if (!said || !day) return null;
  const from = tokens[said.end]?.text === 'uzun' ? said.end + 1 : said.end;
  const end = weekendAt(tokens, from);
  if (end === null) return null;
  // Monday and Tuesday end a weekend, Wednesday to Sunday lead to one.
  const [friday, sunday] = weekday(day) < 2 ? [-3, -1] : [4, 6];
  const monday = addDays(day, -weekday(day));
  const checkIn = earlierOf(day, addDays(monday, friday));
  const checkOut = laterOf(day, addDays(monday, sunday));
  return { end, wish: { kind: 'stay', checkIn: laterOf(checkIn, today), checkOut }, doubt: 0 };
}

/** "bugün", "yarın", "cuma", "gelecek cumartesi", "cumadan pazara", "öbür hafta sonu". */
export function readNamedDay(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const saidAhead = isOneOf(tokens[at]?.text, ['haftaya']) ? 1 : aheadOf(tokens[at]);
  const said = saidAhead === null ? at : at + 1;
  const weeks = saidAhead ?? 0;
  // "gelecek hafta pazartesi", but not "gelecek hafta sonu".
  const isWeek = weeks > 0 && isWhole(tokens, said);
  const from = isWeek ? said + 1 : said;
  const pastWeekend = weekendAt(tokens, from);
  if (pastWeekend !== null) {
    const friday = weekdayAhead(today, 4, weeks);
    const checkOut = addDays(friday, WEEKEND_NIGHTS);
    return { end: pastWeekend, wish: { kind: 'stay', checkIn: friday, checkOut }, doubt: 0 };
  }
  const text = tokens[from]?.text ?? '';
  // "bu akşam", "bu gece".
  if (tokens[at]?.text === 'bu' && isOneOf(text, ['aksam', 'gece'])) {
    return { end: at + 2, wish: { kind: 'arrival', day: today }, doubt: 0 };
  }
  // "öbür gün" is the day after tomorrow.
  if (tokens[at]?.text === 'obur' && tokens[at + 1]?.text === 'gun') {
    return { end: at + 2, wish: { kind: 'arrival', day: addDays(today, 2) }, doubt: 0 };
  }
  const ahead = ['bugun', 'yarin'].findIndex((name) => matchStem(text, name) === 0);
  if (from === at && ahead >= 0) {
    return { end: at + 1, wish: { kind: 'arrival', day: addDays(today, ahead) }, doubt: 0 };
  }
  const named = weekdayIn(tokens[from]);
  if (named === null) return null;
  const day = weekdayAhead(today, named, weeks);
  const until = tokens[from + 1]?.text === '-' ? from + 2 : from + 1;
  const leaving = weekdayIn(tokens[until]);
  if (leaving === null || leaving === named) {
    return { end: from + 1, wish: { kind: 'arrival', day, isWeekday: true }, doubt: 0 };
  }
  // "cumadan pazara".
  const checkOut = addDays(day, (leaving - named + 7) % 7);
  return { end: until + 1, wish: { kind: 'stay', checkIn: day, checkOut }, doubt: 0 };
}

/** A week, and not its end. */
const isWhole = (tokens: readonly Token[], at: number): boolean =>
  isOneOf(tokens[at]?.text, ['hafta']) &&
  tokens[at]?.text !== 'haftasonu' &&
  !isOneOf(tokens[at + 1]?.text, ['sonu']);

/** A weekday so many weeks ahead; 0: the next one. */
function weekdayAhead(today: Day, wanted: number, weeks: number): Day {
  const ahead = (wanted - weekday(today) + 7) % 7;
  if (weeks === 0) return addDays(today, ahead);
  // Of next week; said on a Sunday, that begins tomorrow.
  const isNextWeek = ahead > 0 && weekday(today) > wanted;
  return addDays(today, ahead + 7 * (isNextWeek ? weeks - 1 : weeks));
}

const laterOf = (a: Day, b: Day): Day => (a > b ? a : b);
const earlierOf = (a: Day, b: Day): Day => (a < b ? a : b);
