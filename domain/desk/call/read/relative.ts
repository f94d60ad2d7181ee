import {
  addDays,
  addMonths,
  type Day,
  daysInMonth,
  monthOf,
  weekday,
} from '#domain/values/dates.ts';
import { readCount } from '../numbers.ts';
import type { Reading } from '../parts.ts';
import { isOneOf, matchStem } from '../stems.ts';
import type { Token } from '../tokens.ts';
import { aheadOf } from './ahead.ts';

/** First month and number of months of a season. */
const SEASONS: readonly { names: readonly string[]; month: number }[] = [
  { names: ['yaz', 'yazin', 'yaza', 'yazi', 'yazinda'], month: 6 },
  { names: ['sonbahar', 'sonbaharda', 'guz', 'guzun'], month: 9 },
  { names: ['kis', 'kisin', 'kisinda'], month: 12 },
  { names: ['ilkbahar', 'ilkbaharda', 'bahar', 'baharda'], month: 3 },
];
/** Whether a word names a season. */
export const isSeason = ({ text }: Token): boolean =>
  SEASONS.some(({ names }) => names.includes(text));

const SEASON_MONTHS = 3;
const LATE_DAYS = 30;

/** "fiyatı yaz" asks for a letter and not for the summer. */
const WRITTEN = [
  'fiyat',
  'isim',
  'ad',
  'mesaj',
  'not',
  'adres',
  'numara',
  'bana',
  'bize',
  'lutfen',
];
const AMBIGUOUS = ['yaz', 'yazi'];
const OF_A_SEASON = ['tatil', 'sezon', 'ay', 'donem'];

/** "öbür hafta", "haftaya" without a weekday, "2 hafta sonra": Monday to Monday. */
export function readWeekAhead(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const said = readAhead(tokens, at, 'hafta');
  const isNamed = tokens[at]?.text === 'haftaya';
  const ahead = said?.ahead ?? (isNamed ? 1 : null);
  if (ahead === null) return null;
  const end = said?.end ?? at + 1;
  // "gelecek hafta sonu" is its end.
  if (isOneOf(tokens[end]?.text, ['sonu'])) return null;
  const first = addDays(today, 7 * ahead - weekday(today));
  return windowOf(first, addDays(first, 7), end, today);
}

/** "bu ay", "gelecek ay", "2 ay sonra", "ay sonunda", "gelecek ayın başında". */
export function readMonthAhead(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const isAlone = tokens[at]?.text === 'ay' && isOneOf(tokens[at + 1]?.text, PARTS_OF_MONTH);
  const said = isAlone ? { ahead: 0, end: at + 1 } : readAhead(tokens, at, 'ay');
  if (said === null) return null;
  const part = PARTS_OF_MONTH.findIndex((word) => isOneOf(tokens[said.end]?.text, [word]));
  // "ay başında", said later in a month, is the next one's.
  const isOver = isAlone && part < 2 && today.slice(8) > (part === 0 ? '07' : '17');
  const month = addMonths(monthOf(today), said.ahead + (isOver ? 1 : 0));
  const [start, end] = [`${month}-01`, addDays(`${month}-01`, daysInMonth(month))];
  if (part < 0) return windowOf(start, end, said.end, today);
  const first = [start, addDays(start, 10), addDays(end, -7)][part] ?? start;
  return windowOf(first, addDays(first, 7), said.end + 1, today);
}

const PARTS_OF_MONTH = ['basi', 'ortasi', 'sonu'];

/** "10 gün sonra": the day of arrival. */
export function readDaysAhead(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const said = readLater(tokens, at, 'gun');
  if (said === null) return null;
  return { end: said.end, wish: { kind: 'arrival', day: addDays(today, said.ahead) }, doubt: 0 };
}

/** "yazın", "bu kış", "gelecek yaz", "yaz tatili": three months, of the next such season. */
export function readSeason(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const ahead = aheadOf(tokens[at]);
  const before = yearOf(tokens[at]);
  const from = ahead === null && before === null ? at : at + 1;
  const text = tokens[from]?.text ?? '';
  const season = SEASONS.find(({ names }) => names.includes(text));
  if (season === undefined) return null;
  const after = yearOf(tokens[from + 1]);
  const next = after === null ? from + 1 : from + 2;
  const isSaid = isOneOf(tokens[next]?.text, OF_A_SEASON);
  const isWriting = AMBIGUOUS.includes(text) && isOneOf(tokens[from - 1]?.text, WRITTEN);
  if (ahead === null && !isSaid && isWriting) return null;
  const named = before ?? after;
  const years = [-1, 0, 1, 2].map((more) => Number(today.slice(0, 4)) + more);
  // The winter of a year may begin before it.
  const starts = (named === null ? years : [season.month === 12 ? named - 1 : named, named]).map(
    (year) => `${year}-${two(season.month)}-01`,
  );
  // In its last weeks "sonbaharda" is the next one, but "bu sonbahar" is not.
  const isOver = (first: Day) => endOf(first) <= addDays(today, ahead === 0 ? 0 : LATE_DAYS);
  // "gelecek yaz", said in a summer, is the one after it.
  const isNext = (first: Day) => first > today || (!isOver(first) && (ahead ?? 0) === 0);
  const first = starts.find(isNext);
  if (first === undefined) return null;
  // "yaz başı" is its first month, "yaz sonu" its last.
  const part = tokens[next]?.text ?? '';
  if (/^bas(?:i|inda)$/.test(part)) return windowOf(first, monthsOn(first, 1), next + 1, today);
  if (/^son(?:u|unda)$/.test(part)) {
    return windowOf(monthsOn(first, SEASON_MONTHS - 1), endOf(first), next + 1, today);
  }
  return windowOf(first, endOf(first), isSaid ? next + 1 : next, today);
}

/** "2027" beside a season. */
const yearOf = (token: Token | undefined): number | null =>
  token?.kind === 'number' && /^20\d\d$/.test(token.text) ? Number(token.text) : null;

const monthsOn = (first: Day, months: number): Day => `${addMonths(monthOf(first), months)}-01`;
const endOf = (first: Day): Day => monthsOn(first, SEASON_MONTHS);

const two = (n: number): string => String(n).padStart(2, '0');

type Ahead = { ahead: number; end: number };

/** "bu", "gelecek" … or "2 … sonra", with the unit. */
function readAhead(tokens: readonly Token[], at: number, unit: 'hafta' | 'ay'): Ahead | null {
  const ahead = aheadOf(tokens[at]);
  const isUnit = matchStem(tokens[at + 1]?.text ?? '', unit) === 0;
  return ahead !== null && isUnit ? { ahead, end: at + 2 } : readLater(tokens, at, unit);
}

function readLater(
  tokens: readonly Token[],
  at: number,
  unit: 'gun' | 'hafta' | 'ay',
): Ahead | null {
  const count = readCount(tokens, at);
  if (count === null || matchStem(tokens[count.end]?.text ?? '', unit) !== 0) return null;
  if (!['sonra', 'sonraya', 'sonrasi'].includes(tokens[count.end + 1]?.text ?? '')) return null;
  return { ahead: count.value, end: count.end + 2 };
}

/** Nights that are still to come; null when there are none. */
function windowOf(first: Day, last: Day, end: number, today: Day): Reading | null {
  if (last <= today) return null;
  return { end, wish: { kind: 'window', first: first > today ? first : today, last }, doubt: 0 };
}
