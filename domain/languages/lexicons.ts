import type { Lexicon } from './lexicon.ts';
import { type Language, OTHER_LANGUAGES } from './languages.ts';

/** How people ask in every language but Turkish, as everything is read; the page's own first. */
export async function loadLexicons(first?: Language): Promise<Lexicon[]> {
  const codes = OTHER_LANGUAGES.toSorted((a, b) => Number(b === first) - Number(a === first));
  return Promise.all(codes.map(loadLexicon));
}

const loadLexicon = async (language: Language): Promise<Lexicon> =>
  ((await import(`./${language}/lexicon.ts`)) as { default: Lexicon }).default;
