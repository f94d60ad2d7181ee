import { addDays, type Month, monthEnd, monthStart } from '#domain/dates.ts';
import { startOfIstanbulDay } from '#domain/istanbul-time.ts';

/** A month as half-open days and instants of Türkiye. */
export function spanOf(month: Month) {
  const first = monthStart(month);
  const next = addDays(monthEnd(month), 1);
  return { first, next, from: startOfIstanbulDay(first), to: startOfIstanbulDay(next) };
}
