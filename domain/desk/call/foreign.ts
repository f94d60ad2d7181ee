import { foldMarks } from '#domain/values/fold.ts';
import { transliterate } from '#domain/values/transliterate.ts';
import { type Token, tokenize } from './tokens.ts';

/**
 * How people ask in another language, and what it is in the Turkish that everything else here reads:
 * a phrase and its meaning, in their own letters. `#` is a number, which the meaning repeats in its
 * order; `*` is any ending; an empty meaning asks for nothing.
 */
export type Lexicon = Readonly<Record<string, string>>;

type Entry = { words: readonly RegExp[]; meaning: readonly Token[] };

const read = new WeakMap<Lexicon, readonly Entry[]>();

/** Longer phrases first: "heated pool" is no pool that is heated. */
function entriesOf(lexicon: Lexicon): readonly Entry[] {
  let entries = read.get(lexicon);
  if (entries === undefined) {
    entries = Object.entries(lexicon)
      .map(([phrase, meaning]) => ({
        words: foldMarks(phrase).toLowerCase().split(' ').map(toPattern),
        meaning: tokenize(meaning),
      }))
      .toSorted((a, b) => b.words.length - a.words.length);
    read.set(lexicon, entries);
  }
  return entries;
}

const toPattern = (word: string): RegExp =>
  word === '#' ? /^\d[\d.,]*$/ : new RegExp(`^${word.replace('*', '.*')}$`);

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
    turkish.push(...(entry ? placed(entry.meaning, said) : said.map(inLatin)));
    at += said.length;
  }
  return turkish;
}

function placed(meaning: readonly Token[], said: readonly Token[]): Token[] {
  const span = { start: said[0]?.start ?? 0, end: said.at(-1)?.end ?? 0 };
  const numbers = said.filter(({ kind }) => kind === 'number');
  let used = 0;
  return meaning.map((token) => ({
    ...(token.text === '#' ? (numbers[used++] ?? token) : token),
    ...span,
  }));
}

const inLatin = (token: Token): Token =>
  token.kind === 'word' ? { ...token, text: transliterate(token.text) } : token;
