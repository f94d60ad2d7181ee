import type { Reading } from '../parts.ts';
import type { Token } from '../tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { readName } from './names.ts';
import { isChild, isBaby } from './party.ts';

/** "jakuzisiz", "havuzsuz", "çocuksuz". */
const WITHOUT = /^([a-z]{3,})s[iu]z(?:d[iu]r|i|in)?$/;

/** No name has more words. */
const MAX_WORDS = 3;

/** "jakuzisiz", "deniz manzarasız", "evcil hayvansız": what is not wanted. */
export function readWithout(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): Reading | null {
  for (let last = at; last < Math.min(at + MAX_WORDS, tokens.length); last++) {
    const token = tokens[last];
    const stem = token?.kind === 'word' ? WITHOUT.exec(token.text)?.[1] : undefined;
    if (token === undefined || stem === undefined) continue;
    const bare = [...tokens.slice(at, last), { ...token, text: stem }];
    if (last === at && (isChild(bare[0]) || isBaby(bare[0]))) {
      const [of, name] = isChild(bare[0])
        ? (['children', 'çocuk'] as const)
        : (['babies', 'bebek'] as const);
      return { end: last + 1, wish: { kind: 'without', of, slug: '', name }, doubt: 0 };
    }
    const named = readName(bare, 0, vocabulary);
    if (named?.end !== bare.length) continue;
    const { wish } = named;
    // Who wants none of it reads where it is told, too.
    if (wish.kind === 'told') return { ...named, end: last + 1 };
    if (wish.kind !== 'feature' && wish.kind !== 'type') continue;
    const { kind: of, slug, name } = wish;
    return { end: last + 1, wish: { kind: 'without', of, slug, name }, doubt: named.doubt };
  }
  return null;
}
