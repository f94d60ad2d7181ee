import { type Day, formatDayShort, istanbulDay } from '#domain/values/dates.ts';

let clock: Intl.DateTimeFormat | undefined;

/** The time of day in Istanbul, `13:40`, of an ISO instant. */
export function timeOfDay(instant: string): string {
  clock ??= new Intl.DateTimeFormat('tr-TR', {
    timeZone: 'Europe/Istanbul',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return clock.format(new Date(instant));
}

/** An ISO instant as the agency says it: "21 Kas 13:40"; the year where it is not this one. */
export function formatInstant(instant: string, now = new Date()): string {
  const day: Day = istanbulDay(new Date(instant));
  const year = day.slice(0, 4) === istanbulDay(now).slice(0, 4) ? '' : ` ${day.slice(0, 4)}`;
  return `${formatDayShort(day)}${year} ${timeOfDay(instant)}`;
}

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
