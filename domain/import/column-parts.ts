import { fold } from '#domain/values/fold.ts';
import { type ImportField, field } from './field.ts';
import type { ImportKind } from './kinds.ts';
import { isWeekly } from './understand/periods.ts';
import { readText } from './read-cell.ts';

const currency = field('Para birimi', readText, '€', {
  aliases: 'döviz, döviz cinsi, kur, currency',
});

/**
 * Columns that complete another of the same row and are no fields of their own: a surname beside a
 * name, and the currency of the amounts.
 */
export const PARTS_OF: Record<ImportKind, Readonly<Record<string, ImportField>>> = {
  villas: { currency },
  prices: { currency },
  reservations: {
    currency,
    year: field('Yıl', readText, '2025', { aliases: 'yılı, year, jahr, yıl (başlıktan)' }),
    surname: field('Misafirin soyadı', readText, 'Öztürk', {
      aliases: 'soyad, soyadı, soyisim, soy isim, müşteri soyadı, konuk soyadı, surname, last name',
    }),
  },
};

const MONEY: Record<ImportKind, readonly string[]> = {
  villas: ['nightly', 'deposit', 'cleaningFee'],
  prices: ['nightly', 'shortStayFee'],
  reservations: ['total', 'collected'],
};

const SIGNS: readonly [RegExp, string][] = [
  [/€|\b(?:eur|euro|avro)\b/, '€'],
  [/\$|\b(?:usd|dolar|dollar)\b/, '$'],
  [/£|\b(?:gbp|sterlin|pound)\b/, '£'],
];

/** The sign of the foreign currency that a heading or a cell names; null for lira and for none. */
const signIn = (text: string): string | null =>
  SIGNS.find(([words]) => words.test(fold(text)))?.[1] ?? null;

/** An amount with the currency of its heading and "haftalık", unless it says so itself. */
export function withUnit(kind: ImportKind, name: string, heading: string, text: string): string {
  const sign = MONEY[kind].includes(name) ? signIn(heading) : null;
  const priced = sign === null || !/^[\d.,\s]+$/.test(text) ? text : `${text} ${sign}`;
  // A villa's columns of prices are read with their headings.
  const isOfWeek = kind === 'prices' && name === 'nightly' && isWeekly(heading);
  return isOfWeek && text !== '' && !/gece|hafta|nacht|night|week|woche/i.test(text)
    ? `${priced} haftalık`
    : priced;
}

/** The cells of a row without its parts: each has gone into the cell that it completes. */
export function joinParts(
  kind: ImportKind,
  { surname, currency: named = '', year = '', ...cells }: Record<string, string>,
): Record<string, string> {
  const joined = {
    ...cells,
    ...(surname !== undefined && { guest: join(cells.guest, surname) }),
    ...(/^20\d\d$/.test(year) && inYear(cells, year)),
  };
  const sign = signIn(named);
  // A currency that is none of the site's is left in the text, where it is asked about.
  const said = sign ?? (/^(?:₺|tl|try|turk lirasi|)$/.test(fold(named).trim()) ? '' : named.trim());
  return Object.fromEntries(
    Object.entries(joined).map(([name, text]) => [
      name,
      said !== '' && MONEY[kind].includes(name.split('@')[0] ?? '') && /^[\d.,\s]+$/.test(text)
        ? `${text} ${said}`
        : text,
    ]),
  );
}

/** A year of four digits, or of two behind day and month. */
export const HAS_YEAR = /\d{4}|\d([./-])\d{1,2}\1\d{2}(?!\d)/;

/** The days of a stay that have no year, with it: "12-19 Temmuz", "5.7", "26.07-02.08". */
function inYear(cells: Record<string, string>, year: string): Record<string, string> {
  return Object.fromEntries(
    ['checkIn', 'checkOut'].flatMap((name) => {
      const text = cells[name]?.trim() ?? '';
      if (text === '' || HAS_YEAR.test(text)) return [];
      const separator = /(?<!\d)\d{1,2}([./])\d{1,2}[./]?$/.exec(text)?.[1];
      if (separator !== undefined)
        return [[name, `${text.replace(/[./]$/, '')}${separator}${year}`]];
      return /\p{L}\.?$/u.test(text) ? [[name, `${text} ${year}`]] : [];
    }),
  );
}

const join = (name: string | undefined, surname: string): string =>
  [name, surname].filter(Boolean).join(' ');
