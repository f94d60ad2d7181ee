import * as z from 'zod';
import { type Day, daysInMonth, type Month, monthEnd, monthStart } from '#domain/values/dates.ts';

/** The month of a report in a query string or a body, 2000-01 to 2199-12. */
export const MonthSchema = z
  .string()
  .regex(/^2[01]\d\d-(0[1-9]|1[0-2])$/, 'Ay YYYY-AA biçiminde olmalı, örneğin 2026-10.')
  .meta({ description: 'Month in Türkiye', example: '2026-10' });

/** The deadline for reporting a month: the last day of the following month. */
export function reportDeadline(month: Month): Day {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  // For the very last month there is no following one, so its own end is used.
  return next === '2200-01' ? monthEnd(month) : `${next}-${daysInMonth(next)}`;
}

/** `2026-10` → "01/10/2026-31/10/2026", the Ministry's format of a range of days. */
export const slashedSpan = (from: Day, to: Day): string => `${slashed(from)}-${slashed(to)}`;

/** The days of a month, both ends included. */
export const daysOf = (month: Month) => ({ first: monthStart(month), last: monthEnd(month) });

function slashed(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}
