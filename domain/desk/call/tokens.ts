import { foldMarks } from '#domain/values/fold.ts';
import { remembered } from '#domain/values/remembered.ts';
import { partNumberWord } from './tables/number-words.ts';

/** A word, a number or a symbol of the typed text, folded (lower case, no Turkish diacritics). */
export type Token = {
  kind: 'word' | 'number' | 'date' | 'mark';
  /** Without the case suffix of a number: "12'sinden" is "12". */
  text: string;
  /** Its position in the text as typed: [start, end). */
  start: number;
  end: number;
  /** "2." and "2nci": an ordinal and not a count. */
  isOrdinal: boolean;
  /** A word of a text in another language that its lexicon does not have. */
  isForeign?: true;
};

const NUMBER_ENDING =
  "(?:['’](?:[a-z]+)|(?:s?[iu]|s?[iu]n[ae]|s?[iu]nd[ae]n?|[dt][ae]n?|y?[ae]|[iu]?nc[iu]|l[iu])(?![a-z]))?";

const TOKEN = new RegExp(
  [
    String.raw`(?<date>\d{4}-\d{2}-\d{2}(?!\d))|(?<dashed>\d{1,2}-\d{1,2}-20\d\d(?!\d))|(?<clock>\d{1,2}:\d\d(?!\d))${NUMBER_ENDING}`,
    String.raw`(?<number>\d+(?:[.,]\d+)*)(?<dot>\.(?=\s+[a-z]))?(?<ending>${NUMBER_ENDING})`,
    String.raw`(?<word>[a-z]+n['’]t(?![a-z])|[a-z]+)(?:['’][a-z]+)?|(?<foreign>\p{Script=Cyrillic}+)`,
    String.raw`(?<mark>\+\/?-|[^\s.,;:!?()"'’])`,
  ].join('|'),
  'gu',
);

/** Splits a text into tokens; commas, full stops and brackets only separate. */
export function tokenize(typed: string): Token[] {
  const folded = foldInPlace(typed);
  return Array.from(folded.matchAll(TOKEN)).flatMap((match): Token | Token[] => {
    const { date, dashed, clock, number, dot, ending, word, foreign, mark } = match.groups ?? {};
    const span = { start: match.index, end: match.index + match[0].length };
    if (number !== undefined) {
      const isOrdinal = dot !== undefined || /nc[iu]$/.test(ending ?? '');
      return { kind: 'number', text: number, isOrdinal, ...span };
    }
    if (dashed !== undefined) {
      return { kind: 'number', text: dashed.replaceAll('-', '.'), isOrdinal: false, ...span };
    }
    if (date !== undefined) return { kind: 'date', text: date, isOrdinal: false, ...span };
    if (word !== undefined) return wordTokens(word.replace(/['’]/, ''), span);
    if (foreign !== undefined) return { kind: 'word', text: foreign, isOrdinal: false, ...span };
    return { kind: 'mark', text: clock ?? mark ?? '', isOrdinal: false, ...span };
  });
}

/** A word, or those of a number that was written as one: "onbeş". */
function wordTokens(word: string, span: { start: number; end: number }): Token[] {
  const parts = partNumberWord(word) ?? [word];
  let start = span.start;
  return parts.map((text, i) => {
    const end = i === parts.length - 1 ? span.end : start + text.length;
    const token: Token = { kind: 'word', text, isOrdinal: false, start, end };
    start = end;
    return token;
  });
}

/** A letter without its marks; of "ß" one s. */
const foldLetter = remembered((letter) => {
  const folded = foldMarks(letter).toLowerCase();
  return /^[a-z]/.test(folded) || folded.length === 1 ? folded.charAt(0) : letter;
});

/** Folds letter by letter, so that positions in the folded and the typed text are the same. */
export const foldInPlace = (typed: string): string =>
  Array.from({ length: typed.length }, (_, i) => foldLetter(typed.charAt(i))).join('');

/** Whether only a space or a hyphen is between them: "family of 6 (kids 4 and 7)" are no six kids. */
export const isNext = (before: Token | undefined, token: Token | undefined): boolean =>
  before !== undefined && token !== undefined && token.start - before.end <= 1;
