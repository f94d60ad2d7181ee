import { formatDayLong, istanbulDay } from '#domain/values/dates.ts';

/** An instant as the day it was in Istanbul, without the weekday: "21 Kasım 2026". */
export function formatDate(instant: string): string {
  return formatDayLong(istanbulDay(new Date(instant))).replace(/ \S+$/, '');
}
