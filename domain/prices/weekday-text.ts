import type { DayNights } from './stay-days.ts';
import { EVERY_DAY, tidyDays } from './stay-days.ts';
import { WEEKDAYS, WEEKDAYS_SHORT } from '#domain/values/dates.ts';
import { fold } from '#domain/values/fold.ts';

/** Words for no day at all. */
const NONE = ['kapali', 'yok', 'hicbiri'];
const ALL = ['hergun', 'hepsi', 'farketmez', 'serbest'];

const NUMBERS = new Map(
  EVERY_DAY.flatMap((day) =>
    [WEEKDAYS[day - 1] ?? '', WEEKDAYS_SHORT[day - 1] ?? '', String(day)].map(
      (name) => [fold(name), day] as const,
    ),
  ),
);

/**
 * "Cmt", "cumartesi ve pazar", "Cmt, Paz" → ISO weekdays; null for every day (also empty), undefined
 * where a word is no weekday. "kapalı" is no day at all.
 */
export function readWeekdays(text: string): number[] | null | undefined {
  const words = fold(text)
    .split(/[\s,;/+]+/u)
    .filter((word) => word !== '' && word !== 've');
  const whole = words.join('');
  if (whole === '' || ALL.includes(whole)) return null;
  if (NONE.includes(whole)) return [];
  const days = words.map((word) => NUMBERS.get(word.replace(/\.$/, '')));
  return days.includes(undefined) ? undefined : tidyDays(days as number[]);
}

/** The same as a cell shows it; empty for every day. */
export function writeWeekdays(days: readonly number[] | null | undefined): string {
  const named = tidyDays(days);
  if (named === null) return '';
  return named.length === 0 ? 'kapalı' : named.map(shortName).join(', ');
}

const shortName = (day: number): string => WEEKDAYS_SHORT[day - 1] ?? '';

/**
 * Limits by weekday of arrival: "Cum 3, Pzt 4-7, Paz -7" (at least 3; 4 to 7; at most 7); null for an
 * empty text, undefined where it cannot be read.
 */
export function readDayNights(text: string): DayNights[] | null | undefined {
  const parts = text
    .split(/[,;]/u)
    .map((part) => part.replaceAll(/\s+/gu, ' ').trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return null;
  const read = parts.map((part): DayNights | undefined => {
    const [, name = '', least = '', dash = '', most = ''] =
      /^([^\d\u2013-]+)(\d{0,3}) ?([-–]?) ?(\d{0,3})$/u.exec(part) ?? [];
    const day = NUMBERS.get(fold(name.trim()).replace(/[.:]$/, ''));
    if (day === undefined || (least === '' && most === '') || (dash === '' && most !== '')) {
      return undefined;
    }
    return { day, minNights: countOf(least), maxNights: countOf(most) };
  });
  return read.includes(undefined)
    ? undefined
    : (read as DayNights[]).toSorted((a, b) => a.day - b.day);
}

const countOf = (text: string): number | null => (text === '' ? null : Number(text));

/** The same as a cell shows it, with the names of the days, Monday first. */
export function writeDayNights(
  limits: readonly DayNights[] | null | undefined,
  names: readonly string[] = WEEKDAYS_SHORT,
): string {
  return (limits ?? [])
    .map(({ day, minNights, maxNights }) => {
      const most = maxNights === null ? '' : `-${maxNights}`;
      return `${names[day - 1]} ${minNights ?? ''}${most}`;
    })
    .join(', ');
}
