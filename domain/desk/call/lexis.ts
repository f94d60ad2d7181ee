import type { Lexicon } from '#domain/languages/lexicon.ts';
import { isOneEdit } from '#domain/values/near-word.ts';
import { remembered, rememberedOf } from '#domain/values/remembered.ts';
import type { NumberWords } from './spelled-numbers.ts';
import { foldInPlace, type Token, tokenize } from './tokens.ts';

/** `isBare`: it ends in a number, unless something is counted by that; `isParty`: of people. */
export type Entry = {
  words: readonly RegExp[];
  meaning: readonly Token[];
  isBare: boolean;
  isParty: boolean;
  /** It has a number: "1. bis # ~". */
  isCounting: boolean;
};
/** A lexicon as it is read. `numbers`: what number words are in digits, which phrases count by. */
export type Lexis = {
  /** The phrases that may begin with a word or number of this first letter, in the order to try. */
  beginning: (letter: string) => readonly Entry[];
  /** Those that say what a number counts: "# nights". */
  counting: readonly Entry[];
  numbers: NumberWords;
  /** Words that may stand within a phrase: "the"; `isLoose` also in another form. */
  loose: ReadonlySet<string>;
  isLoose: (word: string) => boolean;
  /** Words that ask for nothing: no month of "1. bis # ~". */
  spare: ReadonlySet<string>;
  isSpareForm: (word: string) => boolean;
  /** Endings of words and numbers, and the words by what remains without one. */
  endings: ReadonlySet<string>;
  byStem: ReadonlyMap<string, string>;
  /** All words of the phrases, and the beginnings of those with any ending. */
  words: ReadonlySet<string>;
  /** Of phrases that ask for something: only these are what a mistyped word may be. */
  telling: readonly string[];
  stems: readonly string[];
};

export const PATTERNS: Readonly<Record<string, RegExp>> = {
  '#': /^\d[\d.,]*$/,
  '~': /^\p{L}+$/u,
  // "w/c".
  '/': /^\/$/,
};

/** More letters are no ending. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['*', '.{0,6}'],
  ['+', '.{0,4}'],
];

/** Once a word: most stand in many phrases, and an agency's own names are read with all of them. */
const toPattern = remembered(
  (word): RegExp =>
    PATTERNS[word] ??
    new RegExp(
      `^(?:${ENDINGS.reduce((said, [mark, ending]) => said.replaceAll(mark, ending), word.replaceAll('/', '|').replaceAll('.', '\\.'))})$`,
    ),
);

/** What phrases mean, once a meaning. */
const meant = remembered(tokenize);

const isNumber = ({ phrase, meaning }: { phrase: string; meaning: string }): boolean =>
  /^\p{L}+$/u.test(phrase) && /^\d+\.?$/.test(meaning);

const isEnding = ({ phrase }: { phrase: string }): boolean => phrase.startsWith('-');

const wordsOf = ({ phrase }: { phrase: string }): string[] => phrase.split(/[ /]/);

/** With which letters the first word of a phrase may begin; null with any. */
function lettersOf(phrase: string): string | null {
  const firsts = (phrase.split(' ')[0] ?? '').split('/').map((word) => word[0] ?? '*');
  return firsts.some((letter) => /[#~*+.]/.test(letter)) ? null : firsts.join('');
}

/** No number, and nothing with any ending. */
const isWhole = (word: string): boolean => /^\p{L}+$/u.test(word);

/** "fuer", "grosse": without dots, as it is folded. */
const plainOf = (word: string): string => word.replaceAll(/([aou])e/g, '$1').replaceAll('ss', 's');

/** What a word of a language may be without an ending, the longest first. */
function stemsOf(word: string, endings: ReadonlySet<string>): string[] {
  const stems = word.length < MIN_STEM ? [] : [word];
  for (let length = 1; length <= word.length - MIN_STEM; length += 1) {
    if (endings.has(word.slice(-length))) stems.push(word.slice(0, -length));
  }
  return stems;
}

/**
 * Longer phrases first: "heated pool" is no pool that is heated, "günstigste" more than "günstig";
 * and the more exact ones: "no stairs" is not "no ~".
 */
export const readLexicon = rememberedOf((lexicon: Lexicon): Lexis => {
  const rows = Object.entries(lexicon).map(([phrase, meaning]) => ({
    phrase: foldInPlace(phrase),
    isLoose: meaning === '?',
    meaning: meaning === '?' ? '' : meaning,
  }));
  const endings = new Set(rows.filter(isEnding).map(({ phrase }) => phrase.slice(1)));
  const all = rows.filter((row) => !isEnding(row));
  const words = new Set(all.flatMap(wordsOf));
  const loose = new Set(all.filter(({ isLoose }) => isLoose).map(({ phrase }) => phrase));
  const spare = new Set(all.filter(({ meaning }) => meaning === '').map(({ phrase }) => phrase));
  /** Whether a word is one of these, or they are two forms of one word: "große" and "groß". */
  const formsOf = (known: ReadonlySet<string>): ((word: string) => boolean) => {
    const stems = new Set([...known].filter(isWhole).flatMap((word) => stemsOf(word, endings)));
    return remembered(
      (word) =>
        known.has(word) ||
        [word, plainOf(word)]
          .flatMap((form) => stemsOf(form, endings))
          .some((stem) => stems.has(stem)),
    );
  };
  const telling = new Set(all.filter(({ meaning }) => meaning !== '').flatMap(wordsOf));
  const byStem = new Map<string, string>();
  for (const word of [...telling, ...words].filter(isWhole)) {
    for (const stem of stemsOf(word, endings)) if (!byStem.has(stem)) byStem.set(stem, word);
  }
  const entries = all
    .filter((entry) => !isNumber(entry))
    .map(({ phrase, meaning }) => ({
      words: phrase.split(' ').map(toPattern),
      letters: lettersOf(phrase),
      said: phrase.split(/[ #~]+/).filter(Boolean).length,
      length: phrase.length,
      meaning: meant(meaning),
      isBare: ['#', '# kisi'].includes(meaning) && phrase.endsWith(' #'),
      isCounting: phrase.includes('#'),
      isParty: meaning === '# kisi' && phrase.endsWith(' #'),
    }))
    .toSorted((a, b) => b.words.length - a.words.length || b.said - a.said || b.length - a.length);
  return {
    beginning: remembered((letter) =>
      entries.filter(({ letters }) => letters === null || letters.includes(letter)),
    ),
    counting: entries.filter(({ words: said }) => said.length > 1 && said[0] === PATTERNS['#']),
    endings,
    byStem,
    words,
    telling: [...telling].filter(isWhole),
    numbers: new Map(all.filter(isNumber).map(({ phrase, meaning }) => [phrase, meaning])),
    loose,
    isLoose: formsOf(loose),
    spare,
    isSpareForm: formsOf(spare),
    stems: all.flatMap(({ phrase }) =>
      phrase.split(/[^\p{L}*]+/u).flatMap((word) => (word.endsWith('*') ? word.slice(0, -1) : [])),
    ),
  };
});

/** Shorter words are too similar to each other to allow another mistake than swapped letters. */
const FORGIVEN_LENGTH = 6;
const SWAPPED_LENGTH = 4;
/** Words of so many letters are each other with any mistake. */
const WHOLE_LENGTH = 8;
/** What is left of a word without its ending. */
const MIN_STEM = 4;

const isLong = (word: string): boolean => word.length >= FORGIVEN_LENGTH;

/**
 * A word as the lexicon's word that it must be: without dots and with another ending ("fuer",
 * "уютного"), or with one wrong letter ("ferinhaus", "басейн", "veiw").
 */
export function corrected(token: Token, { words, stems, telling, endings, byStem }: Lexis): Token {
  const { kind, text } = token;
  const isKnown = (word: string) => words.has(word) || stems.some((stem) => word.startsWith(stem));
  if (kind !== 'word' || text.length < SWAPPED_LENGTH || words.has(text)) return token;
  // "privatpol" is no "privat" with an ending.
  const whole =
    text.length < WHOLE_LENGTH ? undefined : telling.find((word) => isOneEdit(text, word));
  if (whole !== undefined) return { ...token, text: whole };
  if (isKnown(text)) return token;
  const plain = plainOf(text);
  if (isKnown(plain)) return { ...token, text: plain };
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
  const inflected = [text, plain]
    .flatMap((word) => stemsOf(word, endings))
    .flatMap((stem) => byStem.get(stem) ?? []);
  const found = inflected[0] ?? telling.find(isMeant) ?? stems.find(isBeginning);
  return found === undefined ? token : { ...token, text: found };
}

/** Of two words that are one edit apart. */
const isSwap = (a: string, b: string): boolean =>
  a.length === b.length && [...a].toSorted().join('') === [...b].toSorted().join('');
