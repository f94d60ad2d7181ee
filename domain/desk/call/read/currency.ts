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

/** Too short to be forgiven a mistake elsewhere; nothing else that a caller says is one letter away. */
const FORGIVEN = ['euro', 'avro'];

/** "ingiliz sterlini": says no more than the word behind it. */
const COUNTRIES = ['ingiliz', 'amerikan', 'abd'];

/** Whether a word only says whose money the next one names. */
export const isCountry = (token: Token | undefined, next: Token | undefined): boolean =>
  token !== undefined && COUNTRIES.includes(token.text) && currencyOf(next) !== null;

/** The currency that stands at `at`: "euroya", "dolr", "€", "ingiliz sterlini"; null for none. */
export const currencyAt = (tokens: readonly Token[], at: number): Currency | null =>
  currencyOf(isCountry(tokens[at], tokens[at + 1]) ? tokens[at + 1] : tokens[at]);

export function currencyOf(token: Token | undefined): Currency | null {
  if (token === undefined || token.kind === 'number') return null;
  const { text } = token;
  const said = NAMES.find(([, names]) => names.some((name) => matchStem(text, name) !== null));
  if (said !== undefined) return said[0];
  return FORGIVEN.some((name) => isOneEdit(text, name)) ? 'EURO' : null;
}
