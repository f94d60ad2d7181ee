import type { SearchAnswer } from '#domain/search/schema.ts';
import { PAGE_SIZE, searchParams, type SearchState } from './search-state.ts';

/**
 * Asks for everything the screen shows: from the first villa to the end of the page at `skip`.
 * Throws when there is no answer; aborting throws an AbortError.
 */
export async function fetchSearch(state: SearchState, signal?: AbortSignal): Promise<SearchAnswer> {
  return request(state, 0, state.skip + PAGE_SIZE, signal);
}

/** How many villas a search has, without the villas. */
export async function countSearch(state: SearchState, signal?: AbortSignal): Promise<number> {
  return (await request(state, 0, 1, signal)).total;
}

async function request(
  state: SearchState,
  skip: number,
  take: number,
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  const query = searchParams({ ...state, skip: 0 });
  query.set('client', 'true');
  query.set('skip', String(skip));
  query.set('take', String(take));
  const answer = await fetch(`/v2/search?${query}`, { signal });
  if (!answer.ok) throw new Error(`search: ${answer.status}`);
  const { content }: { content: SearchAnswer } = await answer.json();
  return content;
}
