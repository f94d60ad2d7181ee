import { fold } from '#domain/values/fold.ts';
import { SYNONYMS } from './synonyms.ts';

/** A name of the agency's own world. */
type Named = { slug: string; name: string };

/** A villa by name, as far as the desk needs it. */
type NamedVilla = { id: number; name: string; code: string };

/** All names a caller may say. */
type Names = {
  towns: readonly Named[];
  districts: readonly Named[];
  types: readonly Named[];
  features: readonly Named[];
  villas: readonly NamedVilla[];
};

/** Consecutive words and what they name. */
export type Phrase = {
  words: readonly string[];
  kind: 'town' | 'district' | 'type' | 'feature';
  slug: string;
  name: string;
};

/** The names in `Names`, indexed by word. */
export type Vocabulary = {
  phrases: readonly Phrase[];
  villas: readonly NamedVilla[];
  /** Positions in `villas` by a folded word of the name; a code is one word, "ky014". */
  villasByWord: ReadonlyMap<string, readonly number[]>;
  /** Every word of the phrases: said alone, such a word does not name a villa. */
  ownSpeech: ReadonlySet<string>;
  /** How many distinctive words a villa's name has, without "Villa" and the like. */
  ownWords: readonly number[];
};

/** Words that occur in nearly every villa's name. */
const HOME_WORDS = new Set(['villa', 'villasi', 'ev', 'evi', 'apart', 'bungalov']);

/** Built once for a catalogue, so that understanding a sentence is then cheap. */
export function buildVocabulary({ towns, districts, types, features, villas }: Names): Vocabulary {
  const places = new Map<string, number[]>();
  const add = (word: string, villa: number): void => {
    const known = places.get(word);
    if (known === undefined) places.set(word, [villa]);
    else if (known.at(-1) !== villa) known.push(villa);
  };
  const ownWords = villas.map(({ name, code }, villa) => {
    const words = new Set(wordsOf(name).filter((word) => !HOME_WORDS.has(word)));
    for (const word of words) add(word, villa);
    add(wordsOf(code).join(''), villa);
    // "KY-12" for KY-012.
    add(wordsOf(code.replace(/\b0+(?=\d)/g, '')).join(''), villa);
    return words.size;
  });
  const phrases = [
    ...towns.map((town) => ownPhrase(town, 'town')),
    // Where a region and a district share a name, the region is meant, as in the visitors' search.
    ...districts
      .filter(({ name }) => !towns.some((town) => fold(town.name) === fold(name)))
      .map((district) => ownPhrase(district, 'district')),
    ...features.flatMap((feature) => phrasesOf(feature, 'feature')),
    ...types.flatMap((type) => phrasesOf(type, 'type')),
  ];
  return {
    phrases,
    ownSpeech: new Set(phrases.flatMap(({ words }) => words)),
    villas,
    villasByWord: places,
    ownWords,
  };
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const ownPhrase = ({ slug, name }: Named, kind: Phrase['kind']): Phrase => ({
  words: wordsOf(name),
  kind,
  slug,
  name,
});

/** Its own name, the halves of "Muhafazakâr / Korunaklı", and its synonyms. */
function phrasesOf({ slug, name }: Named, kind: Phrase['kind']): Phrase[] {
  const own = name.split('/').map(wordsOf);
  const others = (SYNONYMS[slug] ?? []).map(wordsOf);
  return [...own, ...others].map((words) => ({ words, kind, slug, name }));
}
