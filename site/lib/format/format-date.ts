import { formatDayLong, formatDayShort, istanbulDay, monthOf } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';

/** An instant as the day it was in Istanbul, without the weekday: "21 Kasım 2026". */
export function formatDate(instant: string): string {
  return formatDayLong(istanbulDay(new Date(instant))).replace(/ \S+$/, '');
}

/** Two days in few letters: "12–19 Haz", "28 Haz – 5 Tem". */
export function formatDaysShort(from: Day, to: Day): string {
  const last = formatDayShort(to);
  return monthOf(from) === monthOf(to)
    ? `${Number(from.slice(8))}–${last}`
    : `${formatDayShort(from)} – ${last}`;
}
