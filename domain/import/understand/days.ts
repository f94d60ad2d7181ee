import {
  addDays,
  dayFromNumber,
  type Day,
  formatDayLong,
  isDay,
  istanbulDay,
} from '#domain/values/dates.ts';
import { fold } from '#domain/values/fold.ts';
import { parseInstant } from '#domain/values/instant.ts';
import { known, likely, type Proposal, type Reading, tidy, unclear } from './reading.ts';

const MONTHS: readonly RegExp[] = [
  'oca(?:k)?|jan(?:uary|uar)?',
  'sub(?:at)?|feb(?:ruary|ruar)?',
  'mart?|mar(?:ch|z)?',
  'nis(?:an)?|apr(?:il)?',
  'may(?:is)?|mai',
  'haz(?:iran)?|june?|juni',
  'tem(?:muz)?|july?|juli',
  'agu(?:stos)?|aug(?:ust)?',
  'eyl(?:ul)?|sept?(?:ember)?',
  'eki(?:m)?|o[ck]t(?:ober)?',
  'kas(?:im)?|nov(?:ember)?',
  'ara(?:lik)?|de[cz](?:ember)?',
].map((names) => new RegExp(`^(?:${names})$`));

const MONTH_WORDS =
  'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik'.split(' ');

/** 1 to 12; null for no month. The word is folded. */
export function monthNumber(word: string): number | null {
  const at = MONTHS.findIndex((names) => names.test(word.replace(/\.$/, '')));
  return at < 0 ? null : at + 1;
}

/** Which of two numbers of a column's dates is the day. */
export type DateOrder = 'day-first' | 'month-first';

/** Which order dates of a column can only be read in; null where they say nothing, or both. */
export function orderOf(texts: readonly string[]): DateOrder | null {
  let [day, month] = [0, 0];
  for (const text of texts) {
    const [, first, second] = /^(\d{1,2})[./-](\d{1,2})[./-]\d{2,4}/.exec(text) ?? [];
    if (Number(first) > 12) day += 1;
    if (Number(second) > 12) month += 1;
  }
  if (month > 0 === day > 0) return month > 0 ? 'day-first' : null;
  return month > 0 ? 'month-first' : 'day-first';
}

/** A day, its pattern where somebody should confirm it, and its last day where two were written. */
type Written = { day: Day; pattern: string | null };

const day = (year: string | number, month: string | number, date: string | number): Day | null => {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isDay(text) ? text : null;
};

const century = (year: string): string => (year.length === 2 ? `20${year}` : year);

const WEEKDAYS =
  'pazartesi|sali|carsamba|persembe|cumartesi|cuma|pazar|pzt|pts|sal|car|crs|per|prs|cum|cmt|cts|paz|(?:mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|mo|di|mi|do|fr|sa|so|пн|вт|ср|чт|пт|сб|вс';
const WEEKDAY = new RegExp(`^(?:${WEEKDAYS})\\.?,? +|,? +(?:${WEEKDAYS})\\.?$`, 'g');

/** Excel's day numbers of 2000 to 2099. */
const [FIRST_SERIAL, LAST_SERIAL, SERIAL_OF_1970] = [36_526, 73_050, 25_569];

const at = (found: Day | null, pattern: string | null = null): Written | null =>
  found === null ? null : { day: found, pattern };

/** One written day; `today` for a day without a year, the last one before it. */
function readOne(text: string, order: DateOrder, today: Day): Written | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) {
    const [, year = '', month = '', date = ''] = iso;
    return at(day(year, month, date));
  }
  const numbers = /^(\d{1,2})([./-]| )(\d{1,2})\2['’]?(\d{4}|\d{2})\.?$/.exec(text);
  if (numbers) {
    const [, first = '', , second = '', year = ''] = numbers;
    const [date, month] = order === 'day-first' ? [first, second] : [second, first];
    const pattern = order === 'month-first' ? 'ay/gün/yıl' : year.length === 2 ? 'gg.aa.yy' : null;
    return at(day(century(year), month, date), pattern);
  }
  const named =
    /^(\d{1,2})[. -]*([a-z]{3,9})\.?(?:-|[, ]*['’]?)(\d{4}|\d{2})?$/.exec(text) ?? swapped(text);
  const month = named ? monthNumber(named[2] ?? '') : null;
  if (named && month !== null) {
    const [, date = '', , year] = named;
    if (year === undefined) return lastBefore(month, date, today);
    return at(day(century(year), month, date), year.length === 2 ? 'gün ay yy' : null);
  }
  const short = /^(\d{1,2})[./](\d{1,2})\.?$/.exec(text);
  if (short) return lastBefore(Number(short[2]), short[1] ?? '', today);
  if (/^20\d{6}$/.test(text)) {
    return at(day(text.slice(0, 4), text.slice(4, 6), text.slice(6)), 'yyyyaagg');
  }
  const serial = /^(\d{5})(?:[.,]\d+)?$/.exec(text);
  const number = Number(serial?.[1]);
  return serial && number >= FIRST_SERIAL && number <= LAST_SERIAL
    ? { day: dayFromNumber(number - SERIAL_OF_1970), pattern: 'Excel gün sayısı' }
    : null;
}

/** "July 15, 2026" as day, month, year. */
function swapped(text: string): readonly (string | undefined)[] | null {
  const match = /^([a-z]{3,9})\.? +(\d{1,2})(?:,? +(\d{4}))?$/.exec(text);
  return match && [match[0], match[2], match[1], match[3]];
}

function lastBefore(month: number, date: string, today: Day): Written | null {
  const year = Number(today.slice(0, 4));
  for (let back = 0; back <= 4; back += 1) {
    const found = day(year - back, month, date);
    if (found !== null && found <= today) return { day: found, pattern: 'yılı yazılmamış' };
  }
  return null;
}

/** "2026-07-14T21:00:00Z": the midnight of a day in Türkiye, as programs export it. */
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/** The day in Türkiye of an instant; any other text as it is. */
function localDay(typed: string): string {
  const instant = INSTANT.test(typed) ? parseInstant(typed.replace(' ', 'T')) : null;
  return instant === null ? typed : istanbulDay(instant);
}

/** Folded, without weekday and time of day; signs that people write for a dot or a dash as those. */
const plainDate = (typed: string): string =>
  fold(localDay(tidy(typed)).replace(/ ?(?:[→➔➜⇒›»~]|[=-]>) ?/g, ' - '))
    .replace(/[()]/g, ' ')
    .replace(/\b(\d{1,2})[,;](\d{1,2})[,;](\d{4}|\d{2})\b/g, '$1.$2.$3')
    .replace(/\b(\d{1,2}) ?(?:st|nd|rd|th)\b/g, '$1')
    .replace(/^([\d./-]{6,10})[ t]+\d{1,2}[:.]\d{2}.*$/, '$1')
    .replace(/,? (?:saat )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?$/, '')
    .trim()
    .replace(WEEKDAY, '')
    .replace(/ (?:arasi|tarihleri(?: arasi)?)$/, '')
    .trim();

/** "15-22 Temmuz 2026", "28 Haziran - 3 Temmuz 2026", "15.07.2026 - 22.07.2026". */
function readSpan(
  text: string,
  order: DateOrder,
  today: Day,
): { from: Written; to: Written } | null {
  const nights = /^(.*\S) ?[-–—,/] ?(\d{1,3}) ?(?:gece|nights?)$/.exec(text);
  if (nights) {
    const from = readOne((nights[1] ?? '').trim(), order, today);
    const to = from && addDays(from.day, Number(nights[2]));
    return from && to && to > from.day ? { from, to: { day: to, pattern: from.pattern } } : null;
  }
  const parts = text.split(
    / +(?:[-–—]|ile|to|\/) +|(?<=[\da-z.]) ?[–—] ?(?=\d)|(?<=\d{4}|[a-z]{3})-(?=\d{1,2}(?:[./]| ?[a-z]))/,
  );
  const short =
    /^(\d{1,2}) ?(?:[-–—/]| ile ) ?(\d{1,2}) ([a-z]{3,9}.*)$/.exec(text) ??
    turned(/^(\d{1,2}) ([a-z]{3,9}) +[-–—] +(\d{1,2})$/.exec(text)) ??
    numbered(/^(\d{1,2}) ?[-–—] ?(\d{1,2})[./](\d{1,2}[./](?:\d{4}|\d{2}))$/.exec(text));
  const dotted = /^(\d{1,2}[./]\d{1,2}) ?[-–] ?(\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?)$/.exec(text);
  const [first, second] = short
    ? [`${short[1]} ${short[3]}`, `${short[2]} ${short[3]}`]
    : (dotted?.slice(1) ?? parts);
  if (first === undefined || second === undefined || (!short && !dotted && parts.length !== 2))
    return null;
  const to = readOne(second, order, today);
  if (to === null) return null;
  // "28 Haziran - 3 Temmuz 2026": the first has no year of its own.
  const year = /\b(\d{4})$/.exec(second)?.[1];
  const dated = /\d{4}/.test(first) || year === undefined ? first : withYear(first, year);
  const from = readOne(dated, order, today);
  if (from === null || from.day >= to.day) return null;
  return { from, to };
}

/** "15 temmuz - 22" as "15", "22" and "temmuz". */
const turned = (match: RegExpExecArray | null): readonly (string | undefined)[] | null =>
  match && [match[0], match[1], match[3], match[2]];

/** "05-12.07.2025" as "05", "12" and "7 2025", as if its month were a word. */
function numbered(match: RegExpExecArray | null): readonly string[] | null {
  if (match === null) return null;
  const [all, first = '', second = '', rest = ''] = match;
  const [month = '', year = ''] = rest.split(/[./]/);
  const name = MONTH_WORDS[Number(month) - 1];
  return name === undefined ? null : [all, first, second, `${name} ${year}`];
}

const withYear = (text: string, year: string): string =>
  /^\d{1,2}[./]\d{1,2}\.?$/.test(text)
    ? `${text.replace(/\.$/, '')}${/[./]/.exec(text)?.[0] ?? '.'}${year}`
    : `${text} ${year}`;

/**
 * A day of a stay. A cell with two days gives both, in the fields `checkIn` and `checkOut`. Not
 * confirmed are days with a full year, which can only be read one way in Türkiye.
 */
export function readDate(field: string, typed: string, order: DateOrder, today: Day): Reading {
  const text = plainDate(typed);
  const one = readOne(text, order, today);
  if (one !== null)
    return settle([{ label: formatDayLong(one.day), cells: { [field]: one.day } }], one.pattern);
  const span = readSpan(text, order, today);
  if (span !== null && (field === 'checkIn' || field === 'checkOut')) {
    const { from, to } = span;
    const label = `giriş ${formatDayLong(from.day)}, çıkış ${formatDayLong(to.day)}`;
    return settle(
      [{ label, cells: { checkIn: from.day, checkOut: to.day } }],
      from.pattern ?? to.pattern,
    );
  }
  return unclear([{ label: 'Bu satırları aktarma', cells: {}, drop: true }]);
}

const settle = (proposals: Proposal[], pattern: string | null): Reading =>
  pattern === null ? known(proposals[0]?.cells ?? {}) : likely(proposals, pattern);

/** The departure of a stay of so many nights; null when either is no such thing. */
export function departure(checkIn: string, nights: string): Day | null {
  const count = /^(\d{1,3})(?: ?gece| ?nights?)?$/.exec(fold(tidy(nights)))?.[1];
  return isDay(checkIn) && count !== undefined ? addDays(checkIn, Number(count)) : null;
}
