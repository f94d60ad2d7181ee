import type { Day } from '#domain/values/dates.ts';
import { FEASTS } from './feasts.ts';
import { SCHOOL_BREAKS } from './school.ts';

/** A named season on different dates each year; both days inclusive. */
export type NamedSeason = { kind: string; name: string; first: Day; last: Day };

/**
 * The moving seasons: the religious feasts from their eves on, then the school breaks. Where two
 * share days the earlier in this list wins, because prices follow the feast.
 */
export const NAMED_SEASONS: readonly NamedSeason[] = [
  ...FEASTS.map(({ kind, name, eve, last }) => ({ kind, name, first: eve, last })),
  ...SCHOOL_BREAKS,
];

/** The seasons that begin in a year, `YYYY`, in order of date. */
export const namedSeasonsOf = (year: string): NamedSeason[] =>
  NAMED_SEASONS.filter(({ first }) => first.startsWith(year));

/** The years for which all dates are known. */
export const NAMED_SEASON_YEARS = { from: 2025, to: 2035 } as const;

/** The sources of the dates, shown to clerks who set prices by them. */
export const NAMED_SEASON_SOURCES =
  'Bayramlar 2026’ya kadar Diyanet’in yayımladığı gibi, sonrası Diyanet’in kullandığı hilal hesabına (İstanbul, 2016) göre; okul tatilleri MEB takvimine göre. Tarihler 2035’e kadar bilinir.';
