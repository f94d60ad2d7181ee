import { normal } from '#domain/values/normal.ts';
import type { Lexicon } from '#domain/languages/lexicon.ts';
import type { CallPart } from '#domain/desk/call/parts.ts';
import { wordsOf } from '#domain/desk/call/phrases.ts';
import { type CallDay, toQuestion } from '#domain/desk/call/question.ts';
import { isPlace } from '#domain/desk/call/take-back.ts';
import { understandCall } from '#domain/desk/call/understand.ts';
import { buildVocabulary } from '#domain/desk/call/vocabulary.ts';
import { rememberedOf } from '#domain/values/remembered.ts';
import type { SearchOptions } from '#domain/search/schema.ts';
import { searchOf } from '../state/search-of.ts';
import { PLAIN_SEARCH, searchHref, type SearchState } from '../state/search-state.ts';
import { placesMeant } from './places-meant.ts';
import { supposedOf } from './supposed.ts';
import turkish from '#domain/languages/tr/asked.ts';
import type { PageMessages } from '#domain/languages/messages.ts';

/** A text as a search. */
export type AskedInWords = {
  state: SearchState;
  /** The search without JavaScript. */
  address: string;
  /** The words that nobody understands. */
  unknown: readonly string[];
  /** What was supposed, and what no search can ask for: sentences to be shown with the villas. */
  notes: readonly string[];
  /**
   * It says more than names of places, types and amenities, so that a villa may be called by its
   * words: "ağustos", "yalı".
   */
  isSentence: boolean;
};

/** Letters that no word here has. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/** Longer texts are cut. */
export const MAX_ASKED = 300;

/**
 * What was typed, as a search that is answered with and without JavaScript: names ("bodrum
 * jakuzili") and sentences as callers say them ("kalkan 6 kişi 12-19 temmuz 60 bin"). Words that ask
 * for nothing ("kiralık villa") are every villa; null where words are not understood and nothing else
 * is said. Its sentences are said in `words`.
 */
export function askedInWords(
  typed: string,
  options: SearchOptions,
  day: CallDay & { lexicons?: readonly Lexicon[] },
  words: PageMessages['asked'] = turkish,
): AskedInWords | null {
  const text = normal(typed, 'NFC').slice(0, MAX_ASKED);
  const { today, lexicons } = day;
  const parts = understandCall(text, { today, lexicons, vocabulary: vocabularyOf(options) });
  // "Kalkan instead of Kaş" is understood: the villas are those of Kalkan.
  const isElsewhere = parts.some(isPlace);
  const unknown = parts.filter((part) => part.kind === 'unknown' && !(isElsewhere && part.isPlace));
  const isForeign = parts.length === 0 && OTHER_SCRIPT.test(text);
  if (isForeign || (parts.length > 0 && unknown.length === parts.length)) return null;
  const question = toQuestion(parts, day);
  const nights = parts.find((part) => part.kind === 'nights' && !part.isOverruled);
  const { state, notes } = searchOf(question, {
    today: day.today,
    places: placesMeant(parts, text, options, lexicons),
    nights: nights?.kind === 'nights' ? nights.nights : null,
    words,
  });
  return {
    state,
    address: searchHref(state, PLAIN_SEARCH),
    unknown: unknown.map(({ start, end }) => text.slice(start, end)),
    notes: [...supposedOf(parts, text, { rates: day.rates, words }), ...notes],
    isSentence: parts.some((part) => !isPlainName(part, text)),
  };
}

const vocabularyOf = rememberedOf((options: SearchOptions) => {
  const { towns, districts, villaTypes: types, features, otherFeatures } = options;
  const all = [...features, ...otherFeatures];
  return buildVocabulary({ towns, districts, types, features: all, villas: [] });
});

/** Letters of a name that tell it from another thing with a similar meaning. */
const TELLING = 4;

/** Whether a part says a name of the agency's, and not another word for it. */
function isPlainName(part: CallPart, text: string): boolean {
  if (part.kind === 'unknown') return true;
  if (!('name' in part) || part.kind === 'villa' || part.kind === 'without') return false;
  const typed = wordsOf(text.slice(part.start, part.end));
  const name = wordsOf(part.name);
  return name.some((own) => typed.some((word) => word.startsWith(own.slice(0, TELLING))));
}
