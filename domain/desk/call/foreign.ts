import type { Lexicon } from '#domain/languages/lexicon.ts';
import { transliterate } from '#domain/values/transliterate.ts';
import { foldInPlace, type Token, tokenize } from './tokens.ts';

type Entry = { words: readonly RegExp[]; meaning: readonly Token[] };

const read = new WeakMap<Lexicon, readonly Entry[]>();

/** Longer phrases first: "heated pool" is no pool that is heated. */
function entriesOf(lexicon: Lexicon): readonly Entry[] {
  let entries = read.get(lexicon);
  if (entries === undefined) {
    entries = Object.entries(lexicon)
      .map(([phrase, meaning]) => ({
        words: foldInPlace(phrase).split(' ').map(toPattern),
        meaning: tokenize(meaning),
      }))
      .toSorted((a, b) => b.words.length - a.words.length);
    read.set(lexicon, entries);
  }
  return entries;
}

const PATTERNS: Readonly<Record<string, RegExp>> = { '#': /^\d[\d.,]*$/, '~': /^\p{L}+$/u };

const toPattern = (word: string): RegExp =>
  PATTERNS[word] ?? new RegExp(`^${word.replace('*', '.*')}$`);

/**
 * The tokens of a text in another language as Turkish ones, each at the place of what it stands for.
 * Words that the lexicon does not have stay, in Latin letters, because they may be names.
 */
export function inTurkish(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const entries = entriesOf(lexicon);
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
  const word = said.filter((_, at) => words[at] === PATTERNS['~']);
  let used = 0;
  return meaning
    .flatMap((token) => {
      if (token.text === '~') return inTurkish(word, lexicon);
      return token.text === '#' ? (numbers[used++] ?? token) : token;
    })
    .map((token) => ({
      ...token,
      // "vom 12. bis 19. Juli" counts nothing.
      isOrdinal: false,
      ...span,
    }));
}

const inLatin = (token: Token): Token =>
  token.kind === 'word' ? { ...token, text: transliterate(token.text) } : token;
