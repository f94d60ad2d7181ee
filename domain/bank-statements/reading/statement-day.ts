import { type Day, isDay } from '#domain/values/dates.ts';
import { readDay } from '#domain/values/read-day.ts';

/**
 * The day of a cell: "28.11.2026", "28/11/2026 14:35", "28.11.2026-14:35:22", "2026-11-28",
 * "20261128", "28 Kasım 2026". Null without a day that has its year.
 */
export function statementDay(cell: string): Day | null {
  const text = cell.slice(0, 40).trim();
  const iso =
    /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?=\D|$)/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso !== null) {
    const [, year = '', month = '', date = ''] = iso;
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    return isDay(day) ? day : null;
  }
  const written = /^\d{1,2}[-./ ]+(?:\d{1,2}|\p{L}{3,10})[-./ ]+(?:\d{4}|\d{2})(?=\D|$)/u.exec(
    text,
  );
  return written === null ? null : readDay(written[0], '2000-01-01');
}
