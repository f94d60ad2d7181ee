import type { Lexicon } from '#domain/languages/lexicon.ts';
import { readLexicon } from './lexis.ts';
import type { CallPart } from './parts.ts';
import { FILLERS } from './tables/fillers.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter words are not two. */
const MIN_WHOLE = 8;
const MIN_PIECE = 3;
const MAX_PIECES = 5;
/** Letters behind a word of any ending: "вилла" of "вилл*". */
const ENDINGS = [0, 1, 2];
/** "широкими" of "широк*" is no "широк ими". */
const LONG_ENDING = 3;

/**
 * The tokens with those parted that nobody understood and that are known words without spaces:
 * "villakalkan", "Ferienhausmitpool"; null when there are none.
 */
export function parted(
  tokens: readonly Token[],
  parts: readonly CallPart[],
  { vocabulary, lexicons = [] }: { vocabulary: Vocabulary; lexicons?: readonly Lexicon[] },
): Token[] | null {
  const unknown = parts.filter(({ kind }) => kind === 'unknown');
  const isMeant = ({ kind, text, start, end }: Token) =>
    kind === 'word' &&
    text.length >= MIN_WHOLE &&
    unknown.some((part) => part.start <= start && end <= part.end);
  if (!tokens.some(isMeant)) return null;
  const known = lexicons.map(readLexicon);
  const words = new Set([
    ...FILLERS,
    ...vocabulary.phrases.flatMap((phrase) => phrase.words),
    ...known.flatMap((one) => [...one.words]),
  ]);
  const stems = new Set(known.flatMap((one) => one.stems));
  const isWord = (text: string): boolean =>
    words.has(text) || ENDINGS.some((length) => stems.has(text.slice(0, text.length - length)));
  const all = tokens.flatMap((token): Token | Token[] => {
    const isForm = stems.has(token.text.slice(0, -LONG_ENDING));
    const pieces = isMeant(token) && !isForm ? piecesOf(token.text, isWord) : null;
    if (pieces === null) return token;
    let end = token.start;
    return pieces.map((text) => ({ ...token, text, start: end, end: (end += text.length) }));
  });
  return all.length === tokens.length ? null : all;
}

/** The longest words first; null where something is left over. */
function piecesOf(
  text: string,
  isWord: (text: string) => boolean,
  left: number = MAX_PIECES,
): string[] | null {
  if (text === '') return [];
  if (left === 0) return null;
  for (let length = text.length; length >= MIN_PIECE; length--) {
    const first = text.slice(0, length);
    const rest = isWord(first) ? piecesOf(text.slice(length), isWord, left - 1) : null;
    if (rest !== null) return [first, ...rest];
  }
  return null;
}
