import { addDays, istanbulDay } from '#domain/values/dates.ts';

export const OPTION_HOURS = [4, 24, 48, 72] as const;

export const inHours = (hours: number, now = Date.now()) => new Date(now + hours * 3_600_000);

/** Tomorrow at six in the evening, as callers say it ("yarın akşama kadar"); days of Türkiye, UTC+3. */
export const tomorrowEvening = (now = Date.now()) =>
  new Date(`${addDays(istanbulDay(new Date(now)), 1)}T18:00:00+03:00`);
