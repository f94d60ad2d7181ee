import { type ReadCell, WHY } from './cell.ts';

/** Numbers from here on have lost digits: spreadsheets keep fifteen. */
const FIRST_UNSURE = 1e15;

/** Signs and codes of currencies in number formats: `[$€-2]`, `"TL"`; `[$-41F]` is a language. */
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/€|\bEUR\b/i, '€'],
  [/£|\bGBP\b/i, '£'],
  [/₽|\bRUB\b/i, '₽'],
  [/₺|\b(TL|TRY)\b/i, 'TL'],
  [/\$(?![-\w]*\])|\bUSD\b/i, '$'],
];

/**
 * A number as its cell shows it in Türkiye: `1234,5`, `%20` for 0.2 in any percent format, `250 €` in
 * a format with a currency, `0532` where the format fills up with zeros. Never with an exponent.
 */
export function numberCell(value: number, format = 'General'): ReadCell {
  if (!Number.isFinite(value)) return { text: '', why: WHY.error('#SAYI!') };
  if (Math.abs(value) >= FIRST_UNSURE) return { text: BigInt(value).toString(), why: WHY.digits };
  // What a format says of negative numbers, zero and texts comes after semicolons.
  const [shown = ''] = format.split(';', 1);
  if (signsOf(shown).includes('%')) return { text: `%${decimal(value * 100)}` };
  const written = padded(value, signsOf(shown)) ?? decimal(value);
  const currency = CURRENCIES.find(([sign]) => sign.test(shown))?.[1];
  return { text: currency === undefined ? written : `${written} ${currency}` };
}

/** A format without the texts in it, its language and its conditions. */
const signsOf = (format: string): string => format.replaceAll(/"[^"]*"|\\.|[_*].|\[[^[\]]*\]/g, '');

/** At most eight digits behind the comma, without the noise of fractions: 0.1 + 0.2 is `0,3`. */
function decimal(value: number): string {
  const [whole = '', rest = ''] = value.toFixed(8).split('.');
  const digits = rest.replace(/(?<!0)0+$/, '');
  if (digits === '') return whole === '-0' ? '0' : whole;
  return `${whole},${digits}`;
}

/** A whole number in a format of zeros, such as codes and phones have: 7 in `0000` is `0007`. */
function padded(value: number, signs: string): string | null {
  const zeros = signs.match(/0/g)?.length ?? 0;
  const isPlain = Number.isInteger(value) && value >= 0 && !/[.,E/?@]/i.test(signs);
  return isPlain && zeros > 1 ? String(value).padStart(zeros, '0') : null;
}

const HOUR_MS = 3_600_000;
/** Day 0 of spreadsheets, from which times and durations count. */
const DAY_ZERO = Date.UTC(1899, 11, 31);

/**
 * A day, a time, or both, as the format of its cell shows them: `2026-11-21`, `16:00`,
 * `2026-11-21 16:00`; hours of a duration are counted on: `26:30`. Spreadsheets have no time zones.
 */
export function dateCell(date: Date, format = 'yyyy-mm-dd'): ReadCell {
  // Fractions of a day are not exact: 2/3 is 15:59:59.999.
  const instant = Math.round(date.getTime() / 1000) * 1000;
  if (!Number.isFinite(instant)) return { text: '', why: WHY.error('#SAYI!') };
  const iso = new Date(instant).toISOString();
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 16)];
  if (/\[h+\]/i.test(format) && day < '1904') {
    return { text: `${Math.floor((instant - DAY_ZERO) / HOUR_MS)}${time.slice(2)}` };
  }
  const signs = signsOf(format)
    .toLowerCase()
    .replaceAll(/am\/pm|a\/p/g, '');
  const hasTime = /[hs]/.test(signs);
  if (hasTime && (!/[dyga]/.test(signs) || isFirstDay(day))) return { text: time };
  return { text: hasTime && time !== '00:00' ? `${day} ${time}` : day };
}

/** Where spreadsheets begin to count, in both of their date systems: only a time is meant. */
const isFirstDay = (day: string) => day < '1900-01-02' || day === '1904-01-01';
