import { HIGH_SEASON } from '#domain/reservations/pricing/seasons.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import { type Bits, or } from '../index/bitset.ts';
import { clampedNight } from '../index/horizon.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { keepSellable } from '../index/stays.ts';
import { WEEK } from '../open-stay.ts';

const inYear = (year: number) => ({
  from: `${year}-${HIGH_SEASON.from}`,
  to: `${year}-${HIGH_SEASON.to}`,
});

/** The nights [from, to) of this year's season as long as a week of it is left, else of the next. */
export function comingSeason(today: Day): { from: Day; to: Day } {
  const year = Number(today.slice(0, 4));
  const { from, to } = inYear(year);
  if (addDays(today, WEEK) > to) return inYear(year + 1);
  return { from: today > from ? today : from, to };
}

/**
 * The villas that sell at least one week of the coming season. Kept until a night changes, because
 * every list in the agency's order asks for it.
 */
export function openInSeason(index: SearchIndex): Bits {
  const { scratch, horizon, onSale } = index;
  if (scratch.inSeason !== null) return scratch.inSeason;
  const { from, to } = comingSeason(horizon.today);
  const open = new Uint32Array(onSale.length);
  const week = new Uint32Array(onSale.length);
  const last = Math.min(clampedNight(horizon, to), horizon.nights) - WEEK;
  for (let night = clampedNight(horizon, from); night <= last; night++) {
    week.set(onSale);
    keepSellable(index, week, night, WEEK);
    or(open, week);
  }
  scratch.inSeason = open;
  return open;
}
