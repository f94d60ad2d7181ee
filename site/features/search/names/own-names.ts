import type { Lexicon } from '#domain/languages/lexicon.ts';
import type { SearchOptions } from '#domain/search/schema.ts';

/** A longer name is a sentence, which nobody searches for: "Ausweisangaben bei Anreise Pflicht". */
const MAX_WORDS = 3;

/**
 * The lexicons of a page in another language, the first of which has besides what the agency calls its
 * amenities there: "Treppenschutzgitter" is no word that a lexicon needs. A phrase of the language counts
 * more than a name.
 */
export function withOwnNames(
  lexicons: readonly Lexicon[],
  { features, otherFeatures }: Pick<SearchOptions, 'features' | 'otherFeatures'>,
): Lexicon[] {
  const [own, ...others] = lexicons;
  if (own === undefined) return [];
  const names = [...features, ...otherFeatures].flatMap(({ slug, name }) => {
    const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu);
    const said = words?.join(' ') ?? '';
    const isSaid = words !== null && words.length <= MAX_WORDS && !Object.hasOwn(own, said);
    return isSaid ? [[said, slug.replaceAll('-', ' ')] as const] : [];
  });
  const known = kept.get(own);
  const key = JSON.stringify(names);
  const made = known?.key === key ? known.made : { ...own, ...Object.fromEntries(names) };
  kept.set(own, { key, made });
  return [made, ...others];
}

/** By the lexicon of the page: reading one takes longer than a search. */
const kept = new WeakMap<Lexicon, { key: string; made: Lexicon }>();
