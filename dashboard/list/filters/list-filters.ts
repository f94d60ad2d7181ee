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

/** By the name of a filter, what a `ChoiceFilter` shows of the address and how it changes it. */
export const choiceOf =
  <Search extends object>(search: Search, change: (next: Partial<Search>) => void) =>
  <Name extends keyof Search>(name: Name) => ({
    value: search[name],
    onChoose: (choice: Search[Name] | undefined) =>
      change({ [name]: choice } as unknown as Partial<Search>),
  });
