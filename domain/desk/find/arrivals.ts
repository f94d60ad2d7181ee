import { dayNumber } from '#domain/values/dates.ts';
import type { SearchIndex } from '#domain/search/index/search-index.ts';
import type { CallStay } from '../call/question.ts';

/** Arrivals to try, as night indexes, the preferred first; null when the caller named no dates. */
export type Arrivals = { nights: number; tried: readonly number[] } | null;

/**
 * The wanted arrival, then those around it by distance; of two at the same distance the earlier
 * first.
 */
export function arrivalsOf({ horizon }: SearchIndex, stay: CallStay | null): Arrivals {
  if (stay === null) return null;
  const nightOf = (day: string) => dayNumber(day) - horizon.firstDay;
  const wanted = nightOf(stay.arrival);
  const [earliest, latest] = [nightOf(stay.earliest), nightOf(stay.latest)];
  const tried = Array.from({ length: latest - earliest + 1 }, (_, i) => earliest + i)
    .filter((night) => night >= 0)
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b);
  return { nights: stay.nights, tried };
}
