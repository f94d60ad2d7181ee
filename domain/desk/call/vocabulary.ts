import { fold } from '#domain/values/fold.ts';
import { SYNONYMS } from './synonyms.ts';

/** A name of the agency's own world. */
type Named = { slug: string; name: string };

/** What the desk knows of a villa by name. */
type NamedVilla = { id: number; name: string; code: string };

/** All names a caller may say. */
export type Names = {
  towns: readonly Named[];
  districts: readonly Named[];
  types: readonly Named[];
  features: readonly Named[];
  villas: readonly NamedVilla[];
};

/** Some words in a row and what they name. */
export type Phrase = {
  words: readonly string[];
  kind: 'town' | 'district' | 'type' | 'feature';
  slug: string;
  name: string;
};

/** The names of `Names` so that a typed word finds them. */
export type Vocabulary = {
  phrases: readonly Phrase[];
  villas: readonly NamedVilla[];
  /** Places in `villas` by a folded word of the name; codes as one word, "ky014". */
  villasByWord: ReadonlyMap<string, readonly number[]>;
  /** Every word of the phrases: said alone it is no villa's name. */
  ownSpeech: ReadonlySet<string>;
  /** How many words of its own a villa's name has, "Villa" and the like apart. */
  ownWords: readonly number[];
};

/** Words of nearly every villa's name. */
const HOME_WORDS = new Set(['villa', 'villasi', 'ev', 'evi', 'apart', 'bungalov']);

/** Made once for a catalogue; understanding a sentence then costs next to nothing. */
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
    // A region and a district of one name: the region, which visitors search by.
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

/** Its own name, the halves of "Muhafazakâr / Korunaklı", and what else people call it. */
function phrasesOf({ slug, name }: Named, kind: Phrase['kind']): Phrase[] {
  const own = name.split('/').map(wordsOf);
  const others = (SYNONYMS[slug] ?? []).map(wordsOf);
  return [...own, ...others].map((words) => ({ words, kind, slug, name }));
}
