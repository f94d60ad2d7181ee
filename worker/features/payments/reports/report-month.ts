import { addDays, type Month, monthEnd, monthStart } from '#domain/values/dates.ts';
import { startOfIstanbulDay } from '#domain/values/istanbul-time.ts';

/** A month, or all months up to `until`, as half-open days and instants of Türkiye. */
export function spanOf(month: Month, until: Month = month) {
  const first = monthStart(month);
  const next = addDays(monthEnd(until), 1);
  return { first, next, from: startOfIstanbulDay(first), to: startOfIstanbulDay(next) };
}
