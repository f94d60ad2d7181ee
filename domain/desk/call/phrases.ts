import { fold } from '#domain/values/fold.ts';
import type { Wish } from './parts.ts';

/** A name of the agency's own world. */
export type Named = { slug: string; name: string };

/** Wishes that are a name. */
export type NamedWish = Extract<
  Wish,
  { kind: 'town' | 'district' | 'type' | 'feature' | 'around' | 'nowhere' | 'told' }
>;

/** Consecutive words, folded, and what they ask for. */
export type Phrase = { words: readonly string[]; wish: NamedWish };

/** The folded words of a name. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
