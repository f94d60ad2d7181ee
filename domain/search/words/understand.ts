import { fold } from '#domain/values/fold.ts';
import { isNearWord } from '#domain/values/near-word.ts';
import type { SearchOptions } from '../schema.ts';

/** The filters that can be expressed in words. */
type WordFilter = 'district' | 'town' | 'type' | 'feature';

type Named = { filter: WordFilter; slug: string; words: string[] };

/** The filters that a text names, and the words that name none. */
type Understood = { filters: Record<WordFilter, string[]>; rest: string[] };

/** Words that say nothing about the wanted villa. */
const EMPTY_WORDS = new Set(
  'villa villalar villalari villasi kiralik ev evi evler tatil ve bolgesi ilcesi olan icin'.split(
    ' ',
  ),
);

/** The words of a text, without the suffixes after an apostrophe: "Kalkan’da" is Kalkan. */
const wordsOf = (text: string): string[] =>
  fold(text.replace(/[’'][\p{L}]*/gu, ''))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word));

type Options = readonly { slug: string; name: string; count: number }[];

function namesOf(filter: WordFilter, options: Options): Named[] {
  return options.flatMap(({ slug, name, count }) => {
    // "Muhafazakâr / Korunaklı" goes by either name.
    const names = name.split('/').map(wordsOf);
    return names.flatMap((words) =>
      count > 0 && words.length > 0 ? [{ filter, slug, words }] : [],
    );
  });
}

/** Everything that can be named, longer phrases first: "Kaş Merkez" before "Kaş". */
const listNamed = ({ districts, towns, villaTypes, features }: SearchOptions): Named[] =>
  [
    ...namesOf('district', districts),
    ...namesOf('town', towns),
    ...namesOf('type', villaTypes),
    ...namesOf('feature', features),
  ].toSorted((a, b) => b.words.length - a.words.length);

/**
 * Reads a text as filters: "kalkan jakuzili", "Bodrum’da denize sıfır". First as written, then
 * allowing one typing mistake per word.
 */
export function understand(text: string, options: SearchOptions): Understood {
  const named = listNamed(options);
  const filters: Understood['filters'] = { district: [], town: [], type: [], feature: [] };
  let rest = wordsOf(text);
  for (const isMeant of [(typed: string, word: string) => typed === word, isWhole]) {
    for (const { filter, slug, words } of named) {
      const at = findRun(rest, words, isMeant);
      if (at < 0) continue;
      if (!filters[filter].includes(slug)) filters[filter].push(slug);
      rest = rest.toSpliced(at, words.length);
    }
  }
  return { filters, rest };
}

/** A whole word with a typing mistake; a mere prefix is not enough for a filter. */
const isWhole = (typed: string, word: string): boolean =>
  Math.abs(typed.length - word.length) <= 1 && isNearWord(typed, word);

/** The position of consecutive words; −1 when they do not occur. */
function findRun(
  typed: readonly string[],
  words: readonly string[],
  isMeant: (typed: string, word: string) => boolean,
): number {
  for (let at = 0; at + words.length <= typed.length; at++) {
    if (words.every((word, i) => isMeant(typed[at + i] ?? '', word))) return at;
  }
  return -1;
}

/** A suggestion of the search box: one filter, together with those that earlier words name. */
export type Suggestion = {
  filter: WordFilter;
  slug: string;
  name: string;
  /** Villas of the filter alone. */
  count: number;
  also: Understood['filters'] | null;
};

/**
 * Places, types and amenities with a word that begins, perhaps with a typing mistake, like the
 * typed text; else like its last word, together with what the words before name: "kalkan korun".
 */
export function suggest(text: string, options: SearchOptions, limit: number): Suggestion[] {
  const typed = fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const alone = suggestFor(typed, options);
  if (alone.length > 0 || typed.length < 2) return alone.slice(0, limit);
  const { filters: also, rest } = understand(typed.slice(0, -1).join(' '), options);
  if (rest.length > 0) return [];
  const before = namesIn(also, options);
  return suggestFor(typed.slice(-1), options)
    .filter(({ filter, slug }) => before.length > 0 && !also[filter].includes(slug))
    .map((one) => ({ ...one, name: [...before, one.name].join(' · '), also }))
    .slice(0, limit);
}

const listsOf = (options: SearchOptions): [WordFilter, Options][] => [
  ['district', options.districts],
  ['town', options.towns],
  ['type', options.villaTypes],
  ['feature', options.features],
];

const namesIn = (filters: Understood['filters'], options: SearchOptions): string[] =>
  listsOf(options).flatMap(([filter, list]) =>
    list.flatMap(({ slug, name }) => (filters[filter].includes(slug) ? [name] : [])),
  );

function suggestFor(typed: readonly string[], options: SearchOptions): Suggestion[] {
  if (typed.length === 0) return [];
  const matching = (isMeant: (typed: string, word: string) => boolean) =>
    listsOf(options).flatMap(([filter, list]) =>
      list.flatMap(({ slug, name, count }) => {
        const words = fold(name).split(/[^a-z0-9]+/);
        const isFound = typed.every((one) => words.some((word) => isMeant(one, word)));
        return isFound && count > 0 ? [{ filter, slug, name, count, also: null }] : [];
      }),
    );
  const exact = matching((one, word) => word.startsWith(one));
  return exact.length > 0 ? exact : matching(isNearWord);
}
