import { fold } from '#domain/values/fold.ts';
import { type ImportField, field } from './field.ts';
import type { ImportKind } from './kinds.ts';
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

/** An amount with the currency of its heading, unless it names one itself. */
export function withCurrency(
  kind: ImportKind,
  name: string,
  heading: string,
  text: string,
): string {
  const sign = MONEY[kind].includes(name) ? signIn(heading) : null;
  return sign === null || !/^[\d.,\s]+$/.test(text) ? text : `${text} ${sign}`;
}

/** The cells of a row without its parts: each has gone into the cell that it completes. */
export function joinParts(
  kind: ImportKind,
  { surname, currency: named = '', ...cells }: Record<string, string>,
): Record<string, string> {
  const joined = surname === undefined ? cells : { ...cells, guest: join(cells.guest, surname) };
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

const join = (name: string | undefined, surname: string): string =>
  [name, surname].filter(Boolean).join(' ');
