import { type Day, istanbulDay } from '#domain/values/dates.ts';

/** The only source of "now". Tests inject their own; nothing reachable over HTTP can change it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Now as ISO 8601 UTC text, the format of every `*_at` column. */
export const instant = (clock: Clock): string => clock.now().toISOString();

/** Today in Türkiye. */
export const today = (clock: Clock): Day => istanbulDay(clock.now());

/** The day in Türkiye of an instant (ISO 8601 UTC). */
export const dayOf = (at: string): Day => istanbulDay(new Date(at));

/** The instant `minutes` from now, as ISO 8601 UTC text. */
export const inMinutes = (clock: Clock, minutes: number): string =>
  new Date(clock.now().getTime() + minutes * 60_000).toISOString();

/** Midnight in Türkiye as an instant; the country has been at UTC+3 all year since 2016. */
export const startOfDay = (day: Day): string => midnight(day, 0);

/** The midnight that ends a day: the first instant after it. */
export const endOfDay = (day: Day): string => midnight(day, 86_400_000);

const midnight = (day: Day, later: number) =>
  new Date(Date.parse(`${day}T00:00:00+03:00`) + later).toISOString();
