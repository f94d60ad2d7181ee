import {
  type Day,
  formatDateOnly,
  formatDayNear,
  formatDayShort,
  istanbulDay,
} from '#domain/values/dates.ts';
import { timeOfDay, writtenTime } from '#domain/values/istanbul-time.ts';

/** An ISO instant as the agency says it: "21 Kas 13.40"; the year where it is not this one. */
export function formatTimestamp(iso: string, now = new Date()): string {
  const instant = new Date(iso);
  const day = istanbulDay(instant);
  const isThisYear = day.slice(0, 4) === istanbulDay(now).slice(0, 4);
  const shown = isThisYear ? formatDateOnly(day) : formatDayShort(day);
  return `${shown} ${writtenTime(timeOfDay(instant))}`;
}

/** A day as the agency says it: "21 Kas Cmt"; with its year, where it is not this one. */
export const formatShownDay = (day: Day, now = new Date()): string =>
  formatDayNear(day, istanbulDay(now));

/** How long until an instant: "12 dk", "3 sa 5 dk", "2 gün 4 sa"; null when it is over. */
export function formatTimeLeft(instant: string, now: number): string | null {
  const minutes = Math.ceil((Date.parse(instant) - now) / 60_000);
  if (minutes <= 0) return null;
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60), minutes % 60];
  if (days > 0) return pair(days, 'gün', hours % 24, 'sa');
  return hours > 0 ? pair(hours, 'sa', rest, 'dk') : `${rest} dk`;
}

const pair = (n: number, unit: string, m: number, small: string) =>
  m === 0 ? `${n} ${unit}` : `${n} ${unit} ${m} ${small}`;
