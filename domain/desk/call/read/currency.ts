import type { Currency } from '#domain/values/currency.ts';
import { isOneEdit } from '#domain/values/near-word.ts';
import { matchStem } from '../stems.ts';
import type { Token } from '../tokens.ts';

/** What callers say for each currency. */
const NAMES: readonly (readonly [Currency, readonly string[]])[] = [
  ['TL', ['tl', 'lira', 'try', '₺']],
  ['EURO', ['euro', 'eur', 'avro', 'yuro', '€']],
  ['DOLLAR', ['dolar', 'usd', '$']],
  ['POUND', ['sterlin', 'pound', 'paund', 'gbp', '£']],
];

/**
 * These words are too short for typing mistakes to be recognised in general; nothing else that
 * callers say is one letter away from them.
 */
const FORGIVEN = ['euro', 'avro'];

/** "ingiliz sterlini": the country adds nothing to the currency after it. */
const COUNTRIES = ['ingiliz', 'amerikan', 'abd'];

/** Whether a word is only the country of the currency that follows. */
export const isCountry = (token: Token | undefined, next: Token | undefined): boolean =>
  token !== undefined && COUNTRIES.includes(token.text) && currencyOf(next) !== null;

/** The currency at position `at`: "euroya", "dolr", "€", "ingiliz sterlini"; null for none. */
export const currencyAt = (tokens: readonly Token[], at: number): Currency | null =>
  currencyOf(isCountry(tokens[at], tokens[at + 1]) ? tokens[at + 1] : tokens[at]);

export function currencyOf(token: Token | undefined): Currency | null {
  if (token === undefined || token.kind === 'number') return null;
  const { text } = token;
  const said = NAMES.find(([, names]) => names.some((name) => matchStem(text, name) !== null));
  if (said !== undefined) return said[0];
  return FORGIVEN.some((name) => isOneEdit(text, name)) ? 'EURO' : null;
}
