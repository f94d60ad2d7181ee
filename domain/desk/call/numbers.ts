import { TENS, UNITS } from './tables/number-words.ts';
import type { Token } from './tokens.ts';

const ORDINALS: Readonly<Record<string, number>> = {
  ilk: 1,
  birinci: 1,
  ikinci: 2,
  ucuncu: 3,
  dorduncu: 4,
  besinci: 5,
};

/** A number and the token after it. */
export type ReadNumber = { value: number; end: number };

/** "12", "on iki", "yüz elli", "bir buçuk": a number in digits or words from token `at` on. */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  const token = tokens[at];
  if (token?.kind === 'number') {
    const value = numberOf(token.text);
    return value === null ? null : { value, end: at + 1 };
  }
  return token?.kind === 'word' ? readWords(tokens, at) : null;
}

/** "12", "bir": a whole number. */
export function readCount(tokens: readonly Token[], at: number): ReadNumber | null {
  const read = readNumber(tokens, at);
  const isPlain = tokens[at]?.kind === 'word' || /^\d+$/.test(tokens[at]?.text ?? '');
  return read !== null && isPlain && Number.isInteger(read.value) ? read : null;
}

/**
 * "60.000" groups thousands, "60.000,00" with its kuruş; "1,5" and "1.5" are one and a half;
 * "12.07.2027" is not a number.
 */
function numberOf(typed: string): number | null {
  const text = typed.replace(/(?<=\.\d{3}),\d\d$|(?<=,\d{3})\.\d\d$/, '');
  if (/^\d{1,3}(?:\.\d{3})+$/.test(text)) return Number(text.replaceAll('.', ''));
  if (/^\d{1,3}(?:,\d{3})+$/.test(text)) return Number(text.replaceAll(',', ''));
  return /^\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

function readWords(tokens: readonly Token[], from: number): ReadNumber | null {
  let at = from;
  let value = 0;
  const take = (table: Readonly<Record<string, number>>): number | null => {
    const found = Object.hasOwn(table, textAt(tokens, at)) ? table[textAt(tokens, at)] : undefined;
    if (found === undefined) return null;
    at += 1;
    return found;
  };
  const hundreds = isHundreds(tokens, at) ? take(UNITS) : null;
  if (textAt(tokens, at) === 'yuz') {
    value += (hundreds ?? 1) * 100;
    at += 1;
  }
  // "arrive on 22 june" is English.
  const isEnglish = textAt(tokens, at) === 'on' && tokens[at + 1]?.kind === 'number';
  value += isEnglish ? 0 : (take(TENS) ?? 0);
  value += take(UNITS) ?? 0;
  if (at > from && textAt(tokens, at) === 'bucuk') {
    value += 0.5;
    at += 1;
  }
  return at === from ? null : { value, end: at };
}

/** "onu", "yedisinden": the day of a month in words, with the suffix of its case. */
const ENDED = new RegExp(
  `^(${[...Object.keys(TENS), ...Object.keys(UNITS)].join('|')})(?:s?[iu](?:n[ae]|nd[ae]n?)?|[dt][ae]n?|y?[ae])$`,
);

/** A count whose last word may have the suffix of a case. */
export function readEndedCount(tokens: readonly Token[], at: number): ReadNumber | null {
  const bare = tokens
    .slice(at, at + 2)
    .map((token) => ({ ...token, text: token.text.replace(ENDED, '$1') }));
  const read = readCount(bare, 0);
  return read && { ...read, end: at + read.end };
}

const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

const isHundreds = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at + 1) === 'yuz' && Object.hasOwn(UNITS, textAt(tokens, at));

/** "2.", "ikinci", "ilk": an ordinal; null for a count. */
export function ordinalOf(token: Token | undefined): number | null {
  if (token === undefined) return null;
  if (token.kind === 'number') return token.isOrdinal ? numberOf(token.text) : null;
  return Object.hasOwn(ORDINALS, token.text) ? (ORDINALS[token.text] ?? null) : null;
}
