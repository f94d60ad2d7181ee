import type { SearchAnswer } from '#domain/search/schema.ts';
import { searchRead } from '#site/lib/search-read.ts';
import { PAGE_SIZE, searchParams, type SearchState } from './search-state.ts';

/** The server refused a search; the message is its sentence for the visitor. */
export class SearchRefusal extends Error {}

/**
 * Requests everything the screen shows: from the first villa to the end of the page at `skip`.
 * Throws SearchRefusal with the server's sentence, another error without an answer, an AbortError
 * when aborted.
 */
export async function fetchSearch(state: SearchState, signal?: AbortSignal): Promise<SearchAnswer> {
  const query = searchParams({ ...state, skip: 0 });
  query.set('client', 'true');
  query.set('take', String(state.skip + PAGE_SIZE));
  const answer = await searchRead(`/v2/search?${query}`, signal);
  const body = (await answer.json()) as { content?: SearchAnswer | string } | null;
  if (typeof body?.content === 'string') throw new SearchRefusal(body.content);
  if (!Array.isArray(body?.content?.items))
    throw new Error('A search was answered without villas.');
  return body.content;
}
