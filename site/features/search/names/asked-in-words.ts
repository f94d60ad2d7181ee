import { type CallDay, toQuestion } from '#domain/desk/call/question.ts';
import { understandCall } from '#domain/desk/call/understand.ts';
import { buildVocabulary } from '#domain/desk/call/vocabulary.ts';
import type { SearchOptions } from '#domain/search/schema.ts';
import { understand } from '#domain/search/words/understand.ts';
import { searchOf } from '../state/search-of.ts';
import { EMPTY_SEARCH, PLAIN_SEARCH, searchHref } from '../state/search-state.ts';

/**
 * Where words lead, and those that nobody understands. A villa may be called by a word of a sentence
 * (“ağustos”), but by no name of a place or a type.
 */
export type AskedInWords = { address: string; unknown: readonly string[]; isSentence: boolean };

/**
 * The address of what was typed, answered with and without JavaScript: names of places, types and
 * features ("bodrum jakuzili"), else a sentence as callers say it ("kalkan 6 kişi 12-19 temmuz 60 bin"). Null where nothing is understood.
 */
export function askedInWords(
  text: string,
  options: SearchOptions,
  day: CallDay,
): AskedInWords | null {
  const { filters, rest } = understand(text, options);
  const isNamed = Object.values(filters).some((slugs) => slugs.length > 0);
  if (isNamed && rest.length === 0) {
    return {
      address: searchHref({ ...EMPTY_SEARCH, ...filters }, PLAIN_SEARCH),
      unknown: [],
      isSentence: false,
    };
  }
  const { towns, districts, villaTypes, features } = options;
  const vocabulary = buildVocabulary({ towns, districts, types: villaTypes, features, villas: [] });
  const parts = understandCall(text, { today: day.today, vocabulary });
  const unknown = parts.filter(({ kind }) => kind === 'unknown');
  if (unknown.length === parts.length) return null;
  return {
    address: searchHref(searchOf(toQuestion(parts, day), day.today), PLAIN_SEARCH),
    isSentence: true,
    unknown: unknown.map(({ start, end }) => text.normalize('NFC').slice(start, end)),
  };
}
