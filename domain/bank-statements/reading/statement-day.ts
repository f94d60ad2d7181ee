import { type Day, isDay } from '#domain/values/dates.ts';
import { readDay } from '#domain/values/read-day.ts';

/** Months of a bank's English screen; Turkish ones begin with other letters, or mean the same. */
const ENGLISH = 'jan feb mar apr may jun jul aug sep oct nov dec';

/**
 * The day of a cell: "28.11.2026", "28/11/2026 14:35", "28.11.2026-14:35:22", "2026-11-28",
 * "20261128", "28112026", "Cumartesi, 28 Kasım 2026", "28 Nov 2026". Null without a day that has its year.
 */
export function statementDay(cell: string): Day | null {
  const text = cell
    .slice(0, 40)
    .trim()
    .replace(/^\p{L}+[.,]?\s+(?=\d)/u, '')
    .replace(/(?<=\d[-./ ]+)[a-z]{3,9}(?=[-./ ]+\d)/i, (word) => {
      const at = ENGLISH.indexOf(word.slice(0, 3).toLowerCase());
      return at < 0 ? word : String(at / 4 + 1);
    });
  const [, date, month, year] = /^(\d{2})(\d{2})(20\d{2})$/.exec(text) ?? [];
  const iso =
    /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?=\D|$)/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(year === undefined ? text : `${year}${month}${date}`);
  if (iso !== null) {
    const day = iso
      .slice(1)
      .map((part) => part.padStart(2, '0'))
      .join('-');
    return isDay(day) ? day : null;
  }
  const written = /^\d{1,2}[-./ ]+(?:\d{1,2}|\p{L}{3,10})[-./ ]+(?:\d{4}|\d{2})(?=\D|$)/u.exec(
    text,
  );
  return written === null ? null : readDay(written[0], '2000-01-01');
}
