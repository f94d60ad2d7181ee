import { isPublicHoliday } from '#domain/holidays/public-holidays.ts';
import { addDays, type Day, istanbulDay, weekday } from '#domain/values/dates.ts';
import { writtenTime } from '#domain/values/istanbul-time.ts';
import { readTypedTime } from '#domain/values/read-time.ts';

/**
 * When the agency answers. `hours`: `09:00-21:00`, the same every day; `24:00` is midnight. `days`:
 * how many days a week, counted from Monday. `holidays`: `1` when it works on public holidays too.
 */
export type OfficeHours = { hours: string; days: string; holidays: string };

export const DEFAULT_OFFICE: OfficeHours = { hours: '09:00-21:00', days: '7', holidays: '1' };

/** The numbers of days that an office may work, with what a form calls them. */
export const OFFICE_DAYS = [
  ['7', 'Her gün'],
  ['6', 'Pazar dışında her gün'],
  ['5', 'Hafta içi'],
] as const;

/** The office works at least an hour a day, or a request would wait for weeks. */
const SHORTEST_MINUTES = 60;
const MINUTE_MS = 60_000;
/** A promise is a time that people say: 10.15, not 10.07. */
const QUARTER_MS = 15 * MINUTE_MS;

/**
 * Hours as they are typed (`9-21`, `09.00 – 21.30`, `0-24`) in the form `09:00-21:00`; null for other
 * texts, and for less than an hour.
 */
export function readOfficeHours(text: string): string | null {
  const [opens = '', closes = '', ...more] = text.split(/[-–—]/);
  const from = readTypedTime(opens);
  const to = /^24(?:[.: ]?00)?$/.test(closes.trim()) ? '24:00' : readTypedTime(closes);
  if (from === null || to === null || more.length > 0) return null;
  return minutesOf(to) - minutesOf(from) < SHORTEST_MINUTES ? null : `${from}-${to}`;
}

/**
 * The first quarter of an hour by which the office has worked `minutes` since `from`; both are
 * instants in ISO 8601 UTC. Asked at night, the time begins in the morning.
 */
export function afterOfficeTime(from: string, minutes: number, office: OfficeHours): string {
  let left = minutes * MINUTE_MS;
  let day = istanbulDay(new Date(from));
  while (true) {
    const { opens, closes } = shiftOf(day, office);
    const start = Math.max(opens, Date.parse(from));
    if (start + left <= closes) {
      const quarter = Math.ceil((start + left) / QUARTER_MS) * QUARTER_MS;
      return new Date(Math.min(closes, quarter)).toISOString();
    }
    left -= Math.max(0, closes - start);
    day = addDays(day, 1);
  }
}

/** "her gün 09.00–21.00", "hafta içi 09.00–18.00": for the middle of a sentence. */
export function officeHoursText({ hours, days }: OfficeHours): string {
  const label = OFFICE_DAYS.find(([count]) => count === days)?.[1] ?? OFFICE_DAYS[0][1];
  return `${label.toLocaleLowerCase('tr')} ${hours.split('-').map(writtenTime).join('–')}`;
}

/** Opening and closing of a day in milliseconds; the same moment when the office is closed. */
function shiftOf(day: Day, { hours, days, holidays }: OfficeHours) {
  const midnight = Date.parse(`${day}T00:00:00+03:00`);
  const [opens = 0, closes = 0] = hours
    .split('-')
    .map((time) => midnight + minutesOf(time) * MINUTE_MS);
  const isClosed = weekday(day) >= Number(days) || (holidays !== '1' && isPublicHoliday(day));
  return { opens, closes: isClosed ? opens : closes };
}

function minutesOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}
