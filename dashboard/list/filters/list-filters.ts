import type { ListSearch } from './list-search.ts';

/**
 * How the filters of a list change its address: any change returns to page 1. `box` is the text box
 * for `q`.
 */
export function filtersOf<Search extends ListSearch>(search: Search, go: (next: Search) => void) {
  const change = (next: Partial<Search>) => go({ ...search, page: undefined, ...next });
  const box = (label: string) => ({
    label,
    value: search.q ?? '',
    onSearch: (typed: string) => go({ ...search, page: undefined, q: typed.trim() || undefined }),
  });
  return { change, box };
}
