import type { Lexicon } from '#domain/languages/lexicon.ts';
import { transliterate } from '#domain/values/transliterate.ts';
import { isUnit, monthIn } from './read/days.ts';
import { corrected, type Entry, type Lexis, PATTERNS, readLexicon } from './lexis.ts';
import { inDigits } from './spelled-numbers.ts';
import { isNext, type Token } from './tokens.ts';

/** "dog-friendly", "8-köpfig", "Олю-Дениз": not what stands between two days. */
function isHyphen(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.text !== '-' || after?.kind !== 'word') return false;
  return before?.end === token.start && token.end === after.start;
}

/**
 * The tokens of a text in another language as Turkish ones, each at the place of what it stands for.
 * Words that the lexicon does not have stay, in Latin letters, because they may be names.
 */
export function inTurkish(typed: readonly Token[], lexicon: Lexicon): Token[] {
  const lexis = readLexicon(lexicon);
  const tokens = inDigits(
    typed.filter((_, at) => !isHyphen(typed, at)).map((token) => corrected(token, lexis)),
    lexis,
  );
  const turkish: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = saidAt(tokens, at, lexis);
    const said = tokens[at];
    if (found) turkish.push(...placed(found, lexicon));
    // "große" is a word of "große Gruppe"; alone it asks for as little as "groß".
    else if (said && !lexis.isSpareForm(said.text)) turkish.push(inLatin(said));
    at += found?.length ?? 1;
  }
  return turkish;
}

/** A phrase, the words that say it, and how many tokens they take. */
type Said = { entry: Entry; words: readonly Token[]; length: number };

/** The longest phrase at `at`. "for 6" are six people, unless something else is counted: "for 6 nights". */
function saidAt(tokens: readonly Token[], at: number, lexis: Lexis): Said | null {
  const { beginning, counting } = lexis;
  for (const entry of beginning(tokens[at]?.text[0] ?? '')) {
    const said = sayingOf(entry, tokens, at, lexis);
    if (said === null) continue;
    const number = at + said.length - 1;
    // "for our first weekend" and "in total 2000" count nobody.
    if (entry.isParty && !isCountOfPeople(tokens[number])) continue;
    const isCounted =
      entry.isBare &&
      isNext(tokens[number], tokens[number + 1]) &&
      (counting.some((other) => sayingOf(other, tokens, number, lexis)) ||
        isUnit(tokens[number + 1]) ||
        monthIn(tokens[number + 1]) !== null);
    if (!isCounted) return said;
  }
  return null;
}

const isCountOfPeople = (token: Token | undefined): boolean =>
  token?.isOrdinal === false && /^\d{1,2}$/.test(token.text);

/** "first" and "1st" are `1.`, "one" is `1`. */
const textOf = ({ text, isOrdinal }: Token): string => (isOrdinal ? `${text}.` : text);

function sayingOf(
  entry: Entry,
  tokens: readonly Token[],
  at: number,
  { isLoose, loose, spare }: Lexis,
): Said | null {
  const words: Token[] = [];
  let end = at;
  for (const [i, word] of entry.words.entries()) {
    const isWord = (token: Token | undefined) =>
      token !== undefined &&
      word.test(textOf(token)) &&
      !(
        word === PATTERNS['~'] &&
        (loose.has(token.text) || (entry.isCounting && spare.has(token.text)))
      );
    // "06.08, pool" counts no pools.
    const isCounted = entry.words[i - 1] === PATTERNS['#'] && word !== PATTERNS['#'];
    if (isCounted && !isNext(tokens[end - 1], tokens[end])) return null;
    while (end > at && isLoose(tokens[end]?.text ?? '') && !isWord(tokens[end])) end += 1;
    const token = tokens[end];
    if (token === undefined || !isWord(token)) return null;
    words.push(token);
    end += 1;
  }
  return { entry, words, length: end - at };
}

function placed({ entry: { words, meaning }, words: said }: Said, lexicon: Lexicon): Token[] {
  const span = { start: said[0]?.start ?? 0, end: said.at(-1)?.end ?? 0 };
  const saidBy = (pattern: string) => said.filter((_, at) => words[at] === PATTERNS[pattern]);
  const numbers = saidBy('#');
  const named = words.some((word) => word === PATTERNS['~'])
    ? saidBy('~').map((word) => inTurkish([word], lexicon))
    : null;
  // "no problem" takes nothing back.
  if (named?.every((word) => word.length === 0)) return [];
  let used = 0;
  let usedWords = 0;
  return meaning
    .flatMap((token, at): Token | readonly Token[] => {
      if (token.text === '#') return numbers[used++] ?? token;
      if (token.text !== '~') return isSuffix(meaning, at) ? [] : token;
      const word = named?.[usedWords++] ?? [];
      return isSuffix(meaning, at + 1) ? withSuffix(word, meaning[at + 1]?.text ?? '') : word;
    })
    .map((token) => ({
      ...token,
      // "vom 12. bis 19. Juli" counts nothing.
      isOrdinal: false,
      ...span,
    }));
}

/** The "siz" of "~siz". */
const isSuffix = (meaning: readonly Token[], at: number): boolean =>
  meaning[at - 1]?.text === '~' && meaning[at - 1]?.end === meaning[at]?.start;

const withSuffix = (words: readonly Token[], suffix: string): Token[] =>
  words.map((word, at) => (at === words.length - 1 ? { ...word, text: word.text + suffix } : word));

/** Turkish places as Russians write them: "Узюмлю" is Üzümlü. */
const TURKISH_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/дж/g, 'c'],
  [/ю/g, 'u'],
  [/ы/g, 'i'],
  [/ч/g, 'c'],
  [/ш/g, 's'],
  [/х/g, 'h'],
];

function inLatin(token: Token): Token {
  if (token.kind !== 'word') return { ...token, isOrdinal: false };
  const text = TURKISH_SOUNDS.reduce(
    (said, [sound, letter]) => said.replace(sound, letter),
    token.text,
  );
  // "Oeludeniz", "Uezuemlue": Germans without their dots.
  return { ...token, isForeign: true, text: transliterate(text).replaceAll(/([aou])e/g, '$1') };
}
