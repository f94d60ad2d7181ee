import { wordsOf } from '#domain/desk/call/phrases.ts';
import { MEANINGS } from '#domain/desk/call/tables/meanings.ts';
import { FILLERS } from '#domain/desk/call/tables/fillers.ts';
import { isNearWord } from '#domain/values/near-word.ts';
import type { SearchOptions } from '../schema.ts';

/** The filters that a suggestion can name. */
type WordFilter = 'district' | 'town' | 'type' | 'feature';

type Filters = Record<WordFilter, string[]>;

/** A suggestion of the search box: one filter, together with those that earlier words name. */
export type Suggestion = {
  filter: WordFilter;
  slug: string;
  name: string;
  /** Villas of the filter alone. */
  count: number;
  also: Filters | null;
};

type Known = Omit<Suggestion, 'also'>;

type Match = (typed: string, word: string) => boolean;

const begins: Match = (typed, word) => word.startsWith(typed);
const isSame: Match = (typed, word) => typed === word;
/** A whole word with a typing mistake; a mere beginning is not enough. */
const isNear: Match = (typed, word) =>
  Math.abs(typed.length - word.length) <= 1 && isNearWord(typed, word);

/**
 * Places, types and amenities with a word that begins, perhaps with a typing mistake, like the
 * typed text; else like its last word, together with what the words before name: "kalkan korun".
 * Other words for them (`MEANINGS`) come after their own names.
 */
export function suggest(text: string, options: SearchOptions, limit: number): Suggestion[] {
  const typed = wordsOf(text);
  const known = listKnown(options);
  const alone = suggestFor(typed, known).map((one) => ({ ...one, also: null }));
  if (alone.length > 0 || typed.length < 2) return alone.slice(0, limit);
  const before = namedBy(typed.slice(0, -1), known);
  if (before === null || before.length === 0) return [];
  const also = filtersOf(before);
  return suggestFor(typed.slice(-1), known)
    .filter(({ filter, slug }) => !also[filter].includes(slug))
    .map((one) => ({
      ...one,
      name: [...before.map(({ name }) => name), one.name].join(' · '),
      also,
    }))
    .slice(0, limit);
}

const listKnown = ({ districts, towns, villaTypes, features }: SearchOptions): Known[] =>
  (
    [
      ['district', districts],
      ['town', towns],
      ['type', villaTypes],
      ['feature', features],
    ] as const
  ).flatMap(([filter, list]) =>
    list.flatMap(({ slug, name, count }) => (count > 0 ? [{ filter, slug, name, count }] : [])),
  );

function suggestFor(typed: readonly string[], known: readonly Known[]): Known[] {
  if (typed.length === 0) return [];
  const matching = (namesOf: (one: Known) => readonly string[], isMeant: Match) =>
    known.filter((one) =>
      namesOf(one).some((name) => {
        const words = wordsOf(name);
        return typed.every((part) => words.some((word) => isMeant(part, word)));
      }),
    );
  const own = ({ name }: Known) => [name];
  const exact = matching(own, begins);
  if (exact.length > 0) return exact;
  const meant = matching(otherWordsFor, begins);
  return meant.length > 0 ? meant : matching(own, isNearWord);
}

/** What else is said for a type or an amenity; only the best of a meaning counts. */
const otherWordsFor = ({ filter, slug }: Known): string[] =>
  filter === 'type' || filter === 'feature'
    ? MEANINGS.filter(({ means }) => means[0] === slug).flatMap(({ tr, en = '' }) =>
        `${tr},${en}`.split(','),
      )
    : [];

/** What whole words name, the longest names first; null when a word names nothing. */
function namedBy(typed: readonly string[], known: readonly Known[]): Known[] | null {
  const phrases = known
    .flatMap((one) => one.name.split('/').map((name) => ({ one, words: wordsOf(name) })))
    .toSorted((a, b) => b.words.length - a.words.length);
  const named = new Set<Known>();
  let rest = typed.filter((word) => !FILLERS.has(word));
  for (const isMeant of [isSame, isNear]) {
    for (const { one, words } of phrases) {
      const at = findRun(rest, words, isMeant);
      if (at < 0) continue;
      named.add(one);
      rest = rest.toSpliced(at, words.length);
    }
  }
  return rest.length > 0 ? null : known.filter((one) => named.has(one));
}

function filtersOf(named: readonly Known[]): Filters {
  const filters: Filters = { district: [], town: [], type: [], feature: [] };
  for (const { filter, slug } of named) filters[filter].push(slug);
  return filters;
}

/** The position of consecutive words; −1 when they do not occur. */
function findRun(typed: readonly string[], words: readonly string[], isMeant: Match): number {
  for (let at = 0; at + words.length <= typed.length; at++) {
    if (words.every((word, i) => isMeant(typed[at + i] ?? '', word))) return at;
  }
  return -1;
}
