import type { Lexicon } from '#domain/languages/lexicon.ts';
import { isOneEdit } from '#domain/values/near-word.ts';
import { transliterate } from '#domain/values/transliterate.ts';
import { foldInPlace, type Token, tokenize } from './tokens.ts';

type Entry = { words: readonly RegExp[]; meaning: readonly Token[] };
/** `numbers`: what number words are in digits, which phrases count by. */
type Read = {
  entries: readonly Entry[];
  numbers: ReadonlyMap<string, string>;
  /** Words that say nothing; behind a number they are its ending. */
  silent: ReadonlySet<string>;
  /** All words of the phrases, and the beginnings of those with any ending. */
  words: ReadonlySet<string>;
  /** Of phrases that ask for something: only these are what a mistyped word may be. */
  telling: readonly string[];
  stems: readonly string[];
};

const read = new WeakMap<Lexicon, Read>();

const isNumber = ({ phrase, meaning }: { phrase: string; meaning: string }): boolean =>
  /^\p{L}+$/u.test(phrase) && /^\d+$/.test(meaning);

const wordsOf = ({ phrase }: { phrase: string }): string[] => phrase.split(/[ /]/);

/**
 * Longer phrases first: "heated pool" is no pool that is heated, "günstigste" more than "günstig";
 * and the more exact ones: "no stairs" is not "no ~".
 */
function readLexicon(lexicon: Lexicon): Read {
  const known = read.get(lexicon);
  if (known) return known;
  const all = Object.entries(lexicon).map(([phrase, meaning]) => ({
    phrase: foldInPlace(phrase),
    meaning,
  }));
  const made = {
    numbers: new Map(all.filter(isNumber).map(({ phrase, meaning }) => [phrase, meaning])),
    words: new Set(all.flatMap(wordsOf)),
    telling: [...new Set(all.filter(({ meaning }) => meaning !== '').flatMap(wordsOf))],
    stems: all.flatMap(({ phrase }) =>
      phrase.split(/[^\p{L}*]+/u).flatMap((word) => (word.endsWith('*') ? word.slice(0, -1) : [])),
    ),
    silent: new Set(all.filter(({ meaning }) => meaning === '').map(({ phrase }) => phrase)),
    entries: all
      .filter((entry) => !isNumber(entry))
      .map(({ phrase, meaning }) => ({
        words: phrase.split(' ').map(toPattern),
        said: phrase.split(/[ #~]+/).filter(Boolean).length,
        letters: phrase.length,
        meaning: tokenize(meaning),
      }))
      .toSorted(
        (a, b) => b.words.length - a.words.length || b.said - a.said || b.letters - a.letters,
      ),
  };
  read.set(lexicon, made);
  return made;
}

/** Numbers as they are counted by: "six" 6, "17th" 17, "£2500" with its sign behind it. */
function inDigits(tokens: readonly Token[], { numbers, silent }: Read): Token[] {
  const said: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const before = said.at(-1);
    const isAfterNumber = before?.kind === 'number';
    const digits = numbers.get(token.text);
    if (isAfterNumber && before.end === token.start && silent.has(token.text)) {
      said[said.length - 1] = { ...before, end: token.end };
    } else if (
      token.kind === 'number' &&
      /^[£€$₺]$/.test(before?.text ?? '') &&
      tokens[at + 1]?.kind !== 'number'
    ) {
      said.splice(-1, 1, { ...token, isOrdinal: false }, before as Token);
    } else if (digits !== undefined) said.push({ ...token, kind: 'number', text: digits });
    // "30. Mai bis 6. Juni" counts nothing.
    else said.push({ ...token, isOrdinal: false });
  }
  return said;
}

/** Shorter words are too similar to each other to allow another mistake than swapped letters. */
const FORGIVEN_LENGTH = 6;
const SWAPPED_LENGTH = 4;

const isLong = (word: string): boolean => word.length >= FORGIVEN_LENGTH;

/** A word with one wrong letter as the lexicon's word that it must be: "ferinhaus", "басейн", "veiw". */
function corrected(token: Token, { words, stems, telling }: Read): Token {
  const { kind, text } = token;
  const isKnown = words.has(text) || stems.some((stem) => text.startsWith(stem));
  if (kind !== 'word' || text.length < SWAPPED_LENGTH || isKnown) return token;
  const isMeant = (word: string) =>
    word[0] === text[0] &&
    isOneEdit(text, word) &&
    ((isLong(text) && isLong(word)) || isSwap(text, word));
  const isBeginning = (stem: string) =>
    isLong(text) &&
    isLong(stem) &&
    stem[0] === text[0] &&
    [-1, 0, 1].some((more) => {
      const said = text.slice(0, stem.length + more);
      // Another last letter is another ending: "выходом" is no "выходные".
      return said.at(-1) === stem.at(-1) && isOneEdit(said, stem);
    });
  const found = telling.find(isMeant) ?? stems.find(isBeginning);
  return found === undefined ? token : { ...token, text: found };
}

/** Of two words that are one edit apart. */
const isSwap = (a: string, b: string): boolean =>
  a.length === b.length && [...a].toSorted().join('') === [...b].toSorted().join('');

/** "dog-friendly", "8-köpfig", "Олю-Дениз": not what stands between two days. */
function isHyphen(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.text !== '-' || after?.kind !== 'word') return false;
  return before?.end === token.start && token.end === after.start;
}

const PATTERNS: Readonly<Record<string, RegExp>> = { '#': /^\d[\d.,]*$/, '~': /^\p{L}+$/u };

/** More letters are no ending. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['*', '.{0,6}'],
  ['+', '.{0,4}'],
];

const toPattern = (word: string): RegExp =>
  PATTERNS[word] ??
  new RegExp(
    `^(?:${ENDINGS.reduce((said, [mark, ending]) => said.replaceAll(mark, ending), word.replaceAll('/', '|'))})$`,
  );

/** All words of a language, and the beginnings of those with any ending. */
export const wordsIn = (lexicon: Lexicon): Pick<Read, 'words' | 'stems'> => readLexicon(lexicon);

/**
 * The tokens of a text in another language as Turkish ones, each at the place of what it stands for.
 * Words that the lexicon does not have stay, in Latin letters, because they may be names.
 */
export function inTurkish(typed: readonly Token[], lexicon: Lexicon): Token[] {
  const lexis = readLexicon(lexicon);
  const { entries } = lexis;
  const tokens = inDigits(
    typed.filter((_, at) => !isHyphen(typed, at)).map((token) => corrected(token, lexis)),
    lexis,
  );
  const turkish: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const entry = entries.find(({ words }) =>
      words.every((word, i) => word.test(tokens[at + i]?.text ?? '')),
    );
    const said = tokens.slice(at, at + (entry?.words.length ?? 1));
    turkish.push(...(entry ? placed(entry, said, lexicon) : said.map(inLatin)));
    at += said.length;
  }
  return turkish;
}

function placed({ words, meaning }: Entry, said: readonly Token[], lexicon: Lexicon): Token[] {
  const span = { start: said[0]?.start ?? 0, end: said.at(-1)?.end ?? 0 };
  const numbers = said.filter(({ kind }) => kind === 'number');
  const named = words.some((word) => word === PATTERNS['~'])
    ? said.filter((_, at) => words[at] === PATTERNS['~']).map((word) => inTurkish([word], lexicon))
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
  if (token.kind !== 'word') return token;
  const text = TURKISH_SOUNDS.reduce(
    (said, [sound, letter]) => said.replace(sound, letter),
    token.text,
  );
  // "Oeludeniz", "Uezuemlue": Germans without their dots.
  return { ...token, text: transliterate(text).replaceAll(/([aou])e/g, '$1') };
}
