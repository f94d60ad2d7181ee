import type { SearchOptions } from '#domain/search/schema.ts';
import { understand } from '#domain/search/words/understand.ts';
import { EMPTY_SEARCH, searchHref } from '../state/search-state.ts';

/**
 * The listing for words that consist only of places, types and amenities. Null when a word is left
 * that may belong to a villa's name.
 */
export function understoodAddress(text: string, options: SearchOptions): string | null {
  const { filters, rest } = understand(text, options);
  const isNamed = Object.values(filters).some((slugs) => slugs.length > 0);
  return rest.length > 0 || !isNamed ? null : searchHref({ ...EMPTY_SEARCH, ...filters });
}
