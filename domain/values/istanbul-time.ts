import { type Day, formatDay, formatDayLong, istanbulDay } from './dates.ts';

let istanbulHands: Intl.DateTimeFormat | undefined;

/** Minutes since midnight in Istanbul at an instant, 0 to 1439. */
export function istanbulMinutes(instant: Date): number {
  // Created on first use, and through Intl, for the same reasons as in `istanbulDay`.
  istanbulHands ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Istanbul',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = new Map(istanbulHands.formatToParts(instant).map((p) => [p.type, p.value]));
  return Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
}

/** The time of day in Istanbul in the format of form fields: "14:30". */
export function timeOfDay(instant: Date): string {
  const minutes = istanbulMinutes(instant);
  return `${twoDigits(Math.trunc(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** A time of day as written in Turkish: "14.30". */
export const writtenTime = (time: string): string => time.replace(':', '.');

/** An instant for a letter or a sentence: "22 Kasım 2026 Pazar, saat 14.30". */
export const formatInstantLong = (instant: Date): string =>
  `${formatDayLong(istanbulDay(instant))}, saat ${writtenTime(timeOfDay(instant))}`;

/**
 * An instant in short: "22 Kas 2026 Paz 14.30". Always in Istanbul time, that of the villas and the
 * agency.
 */
export const formatInstant = (instant: Date): string =>
  `${formatDay(istanbulDay(instant))} ${writtenTime(timeOfDay(instant))}`;

const twoDigits = (n: number) => String(n).padStart(2, '0');

/**
 * Midnight in Istanbul at the start of a day, as ISO UTC text; Türkiye has been at UTC+3 since
 * 2016.
 */
export const startOfIstanbulDay = (day: Day): string =>
  new Date(`${day}T00:00:00+03:00`).toISOString();

/** Türkiye has been at UTC+3 all year since 2016. */
const OFFSET_MS = 3 * 3_600_000;

/** An instant as Turkish wall clock: `2026-07-14T16:00:00`. */
export const wallClock = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 19);
