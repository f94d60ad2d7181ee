import { addDays, type Month, monthEnd, monthStart } from '#domain/values/dates.ts';
import { startOfIstanbulDay } from '#domain/values/istanbul-time.ts';

/** A month as half-open days and instants of Türkiye. */
export function spanOf(month: Month) {
  const first = monthStart(month);
  const next = addDays(monthEnd(month), 1);
  return { first, next, from: startOfIstanbulDay(first), to: startOfIstanbulDay(next) };
}
