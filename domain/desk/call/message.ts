import { normal } from '#domain/values/normal.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Lexicon } from '#domain/languages/lexicon.ts';
import { describePart } from './describe.ts';
import type { CallPart } from './parts.ts';
import { understandCall } from './understand.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * What a message asks for: what was understood as labels, the words that were not, and all of it as
 * text for the desk's box.
 */
export type MessageAsked = { labels: string[]; unknown: string[]; q: string };

/** Longer texts are not analysed. */
const MAX_LETTERS = 1_000;

/** What a clerk answers, and no search. */
const isNoWish = (kind: CallPart['kind']): boolean => kind === 'unknown' || kind === 'told';

/** A message is full of words that ask for nothing; only near what was understood do they matter. */
const NEAR_LETTERS = 24;

/**
 * Reads a message that somebody wrote to the agency: villas only where one is named, everything
 * else as in the desk's box. Null when nothing is understood.
 */
export function understandMessage(
  text: string,
  around: { today: Day; vocabulary: Vocabulary; lexicons?: readonly Lexicon[] },
): MessageAsked | null {
  const read = normal(text, 'NFC').slice(0, MAX_LETTERS);
  const parts = understandCall(read, { ...around, isMessage: true });
  const meant = parts.filter(({ kind, isOverruled }) => !isNoWish(kind) && !isOverruled);
  if (meant.length === 0) return null;
  const isNear = ({ start, end }: CallPart) =>
    meant.some((part) => start - part.end <= NEAR_LETTERS && part.start - end <= NEAR_LETTERS);
  const unknown = parts.filter((part) => part.kind === 'unknown' && isNear(part));
  const wordsOf = ({ start, end }: CallPart) => read.slice(start, end).replace(/\s+/g, ' ');
  return {
    labels: [...new Set(meant.map(describePart))],
    unknown: [...new Set(unknown.map(wordsOf))],
    q: meant.map(wordsOf).join(' '),
  };
}
