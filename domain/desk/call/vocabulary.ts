import { fold } from '#domain/values/fold.ts';
import { aroundPhrases, type OwnDistrict, type OwnTown } from './around.ts';
import { type Named, type NamedWish, type Phrase, wordsOf } from './phrases.ts';
import { monthIn } from './read/days.ts';
import { MEANINGS } from './tables/meanings.ts';
import { TOLD } from './tables/told.ts';

/** A villa by name, as far as the desk needs it. */
type NamedVilla = { id: number; name: string; code: string };

/** All names a caller may say. */
type Names = {
  towns: readonly OwnTown[];
  districts: readonly OwnDistrict[];
  types: readonly Named[];
  features: readonly Named[];
  villas: readonly NamedVilla[];
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
  const named = [
    ...towns.flatMap((town) => ownPhrases('town', town)),
    // Where a region and a district share a name, the region is meant.
    ...districts
      .filter(({ name }) => !towns.some((town) => fold(town.name) === fold(name)))
      .flatMap((district) => ownPhrases('district', district)),
  ];
  const phrases = [
    ...named,
    ...aroundPhrases({ towns, districts, named }),
    ...features.flatMap((feature) => ownPhrases('feature', feature)),
    // A page in another language calls them otherwise.
    ...features.map(({ slug, name }) => ({
      words: wordsOf(slug),
      wish: { kind: 'feature' as const, slug, name },
    })),
    ...meaningPhrases(types, features),
    ...types.flatMap((type) => ownPhrases('type', type)),
    ...toldPhrases('villa'),
    ...toldPhrases('terms'),
  ].filter(({ words }) => words.length > 0 && !isMonth(words));
  const speech = phrases.filter(({ wish }) => wish.kind !== 'around' && wish.kind !== 'nowhere');
  return {
    phrases,
    ownSpeech: new Set(speech.flatMap(({ words }) => words)),
    villas,
    villasByWord: places,
    ownWords,
  };
}

/** "Ocak" is a hob, and whoever types it means January. */
const isMonth = ([text = '', ...more]: readonly string[]): boolean =>
  more.length === 0 &&
  monthIn({ kind: 'word', text, start: 0, end: text.length, isOrdinal: false }) !== null;

/** "Muhafazakâr / Korunaklı" goes by either name. */
const ownPhrases = (
  kind: 'town' | 'district' | 'type' | 'feature',
  { slug, name }: Named,
): Phrase[] =>
  name.split('/').map((half) => ({ words: wordsOf(half), wish: { kind, slug, name } }));

const toldPhrases = (by: keyof typeof TOLD): Phrase[] =>
  TOLD[by].split(',').map((words) => ({
    words: wordsOf(words),
    wish: { kind: 'told', by, name: wordsOf(words).join(' ') },
  }));

/** The table of meanings, as far as the agency has what is meant. */
function meaningPhrases(types: readonly Named[], features: readonly Named[]): Phrase[] {
  const wishes = new Map<string, NamedWish>([
    ...types.map(({ slug, name }) => [slug, { kind: 'type', slug, name }] as const),
    ...features.map(({ slug, name }) => [slug, { kind: 'feature', slug, name }] as const),
  ]);
  return MEANINGS.flatMap(({ means, tr, en = '' }) => {
    const wish = means.map((slug) => wishes.get(slug)).find((found) => found !== undefined);
    if (wish === undefined) return [];
    return `${tr},${en}`.split(',').map((words) => ({ words: wordsOf(words), wish }));
  });
}
