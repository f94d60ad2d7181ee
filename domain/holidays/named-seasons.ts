import type { Day } from '../values/dates.ts';
import { FEASTS } from './feasts.ts';
import { SCHOOL_BREAKS } from './school.ts';

/** A season that has a name and other dates each year; both days inclusive. */
export type NamedSeason = { kind: string; name: string; first: Day; last: Day };

/**
 * The seasons that move: the religious feasts from their eves on, then the breaks of the schools. Of two
 * that share days the earlier in this list is meant: a feast is what people pay for.
 */
export const NAMED_SEASONS: readonly NamedSeason[] = [
  ...FEASTS.map(({ kind, name, eve, last }) => ({ kind, name, first: eve, last })),
  ...SCHOOL_BREAKS,
];

/** Those that begin in a year, `YYYY`, in their order. */
export const namedSeasonsOf = (year: string): NamedSeason[] =>
  NAMED_SEASONS.filter(({ first }) => first.startsWith(year));

/** The years that all of them are known for. */
export const NAMED_SEASON_YEARS = { from: 2025, to: 2035 } as const;

/** Where the dates are from, for whoever prices by them. */
export const NAMED_SEASON_SOURCES =
  'Bayramlar 2026’ya kadar Diyanet’in yayımladığı gibi, sonrası Diyanet’in kullandığı hilal hesabına (İstanbul, 2016) göre; okul tatilleri MEB takvimine göre. Tarihler 2035’e kadar bilinir.';
