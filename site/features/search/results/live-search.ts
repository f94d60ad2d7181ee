import { DomainError } from '#domain/errors.ts';
import { SearchQueryInput, type SearchAnswer } from '#domain/search/schema.ts';
import { search } from '#site/data.ts';
import { PAGE_SIZE, searchParams, type SearchState } from '../state/search-state.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';

/** An answer, or the sentence that explains why there is none. */
type LiveAnswer = { answer: SearchAnswer | null; refusal: string };

/** A page of a search for the listing rendered on demand. Never throws because of the query. */
export async function findLiveAnswer(state: SearchState): Promise<LiveAnswer> {
  const query = SearchQueryInput.safeParse({
    ...Object.fromEntries(searchParams(state)),
    take: String(PAGE_SIZE),
  });
  if (!query.success) return { answer: null, refusal: sayOnPage('listing').unreadable };
  try {
    return { answer: await search(query.data), refusal: '' };
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'busy') throw error;
    return { answer: null, refusal: error.message };
  }
}
