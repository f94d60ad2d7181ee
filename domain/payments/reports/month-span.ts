import { formatMonth, type Month } from '#domain/values/dates.ts';

/** Whole months, the first and the last. */
export type MonthSpan = { month: Month; until: Month };

/** "Ekim 2026", "Ocak – Mart 2027", "Kasım 2026 – Ocak 2027". */
export function formatMonths({ month, until }: MonthSpan): string {
  if (month === until) return formatMonth(month);
  const isOneYear = month.slice(0, 4) === until.slice(0, 4);
  const first = isOneYear ? formatMonth(month).slice(0, -5) : formatMonth(month);
  return `${first} – ${formatMonth(until)}`;
}

/** "2026-10", "2027-01_2027-03": the span in a file name. */
export const nameMonths = ({ month, until }: MonthSpan): string =>
  month === until ? month : `${month}_${until}`;
