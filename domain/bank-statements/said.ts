import { fold } from '#domain/values/fold.ts';
import { isNearWord } from '#domain/values/near-word.ts';
import { transliterate } from '#domain/values/transliterate.ts';
import type { LineToMatch } from './proposal.ts';
import type { Naming } from './reasons.ts';

/** The words of a line, by which it says whose money it is. */
export type Said = {
  saysDeposit: boolean;
  compact: string;
  words: readonly string[];
  known: ReadonlySet<string>;
  loose: ReadonlySet<string>;
};

/** As banks write names: in Latin letters. */
const foldName = (name: string): string => fold(transliterate(name));

/** One spelling for the several that passports and banks have of a name from another alphabet. */
export const loosely = (word: string): string =>
  word
    .replace(/shch|sch|sh/g, 's')
    .replace(/ts|tz/g, 'c')
    .replace(/kh/g, 'h')
    .replace(/[yj]/g, 'i')
    .replace(/i+/g, 'i');

export function saidIn({ text, name, reference }: LineToMatch): Said {
  const folded = foldName(`${text} ${name} ${reference}`).replace(/[^\p{L}\p{N}]+/gu, ' ');
  const words = folded.split(' ').filter(Boolean);
  const saysDeposit = /depozit|hasar|teminat|deposit/.test(folded);
  // Banks that have no umlauts write Müller as MUELLER.
  const known = new Set([...words, ...words.map((word) => word.replace(/([aou])e/g, '$1'))]);
  const loose = new Set(words.map(loosely));
  return { saysDeposit, compact: words.join(''), words, known, loose };
}

export const bare = (code: string): string => fold(code).replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * How surely a line names somebody: every word of the name, or every word in another spelling, or
 * the surname with a near first name.
 */
export function naming(said: Said, name: string): Naming {
  const words = foldName(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word.length > 1);
  const last = words.at(-1);
  if (last === undefined || words.length < 2) return null;
  if (words.every((word) => said.known.has(word))) return 'all';
  if (words.every((word) => said.loose.has(loosely(word)))) return 'part';
  if (!said.known.has(last) || last.length < 3) return null;
  const first = words[0] ?? '';
  const isNear = said.words.some(
    (word) =>
      word === first.slice(0, 1) || (word.length > 3 && isNearWord(word, first)) || first === word,
  );
  return isNear ? 'part' : null;
}

/** Whether a line has the code of a stay, however banks cut and join it. */
export const hasCode = (said: Said, code: string): boolean =>
  bare(code).length >= 6 && said.compact.includes(bare(code));

export const lastWord = (name: string): string =>
  foldName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .findLast(Boolean) ?? '';

/** Codes of stays as they look in a text without spaces: KY, the year, eight characters. */
const CODE = /ky\d{2}[2-9a-hj-km-np-z]{8}/g;

export function* codesIn({ compact, words }: Said): Generator<string> {
  for (const [code] of compact.matchAll(CODE)) yield code;
  // Codes that an import brought look otherwise.
  for (const [at, word] of words.entries()) {
    if (/\d/.test(word) && word.length >= 6) yield word;
    const joined = `${word}${words[at + 1] ?? ''}`;
    if (/\d/.test(joined) && joined.length >= 6) yield joined;
  }
}
