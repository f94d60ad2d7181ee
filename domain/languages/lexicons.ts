import { rememberedOf } from '#domain/values/remembered.ts';
import { transliterate } from '#domain/values/transliterate.ts';
import type { Lexicon } from './lexicon.ts';
import { type Language, OTHER_LANGUAGES } from './languages.ts';

/** How people ask in every language but Turkish, as everything is read; the page's own first. */
export async function loadLexicons(first?: Language): Promise<Lexicon[]> {
  const codes = OTHER_LANGUAGES.toSorted((a, b) => Number(b === first) - Number(a === first));
  return (await Promise.all(codes.map(loadLexicon))).flat();
}

/**
 * "villa na 6 chelovek v iyule": what is typed on a keyboard without the letters of the language. Its
 * words are less telling among those of the others, so that "kalkanvilla" is no Калкан with an ending.
 */
function inLatin(lexicon: Lexicon): Lexicon[] {
  const entries = Object.entries(lexicon);
  const latin = entries.map(
    ([phrase, meaning]) => [transliterate(phrase).replaceAll('*', '+'), meaning] as const,
  );
  return entries.some(([phrase]) => transliterate(phrase) !== phrase)
    ? [Object.fromEntries(latin)]
    : [];
}

/** The same objects at every search: reading them takes longer than the search. */
const inBoth = rememberedOf((lexicon: Lexicon) => [lexicon, ...inLatin(lexicon)]);

async function loadLexicon(language: Language): Promise<Lexicon[]> {
  const { default: lexicon }: { default: Lexicon } = await import(`./${language}/lexicon.ts`);
  return inBoth(lexicon);
}
