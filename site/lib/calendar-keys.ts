import { addDays, addMonths, daysInMonth, monthOf, weekday } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';

/**
 * The day a key leads to, by the grid pattern of WAI-ARIA; null for any other key. `towards`: the side
 * of the next day, as `reading` tells.
 */
export function dayAfterKey(key: string, day: Day, towards: 1 | -1 = 1): Day | null {
  if (key === 'ArrowLeft') return addDays(day, -towards);
  if (key === 'ArrowRight') return addDays(day, towards);
  if (key === 'ArrowUp') return addDays(day, -7);
  if (key === 'ArrowDown') return addDays(day, 7);
  if (key === 'Home') return addDays(day, -weekday(day));
  if (key === 'End') return addDays(day, 6 - weekday(day));
  if (key === 'PageUp') return sameDayOf(day, -1);
  if (key === 'PageDown') return sameDayOf(day, 1);
  return null;
}

function sameDayOf(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), months);
  const date = Math.min(Number(day.slice(8)), daysInMonth(month));
  return `${month}-${String(date).padStart(2, '0')}`;
}
