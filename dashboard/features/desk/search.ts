import { searchText } from '#dashboard/list/filters/list-search.ts';

/** The desk as in its address: what the caller said. */
export type DeskSearch = { q?: string | undefined };

export const parseDeskSearch = (raw: Record<string, unknown>): DeskSearch => ({
  q: searchText(raw.q, 300),
});
