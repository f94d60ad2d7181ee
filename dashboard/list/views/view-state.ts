import type { ViewState } from '#domain/saved-views/schema.ts';
import type { ListSearch } from '../filters/list-search.ts';

/** What of a list is kept under a name: everything in its address but the page, and the columns. */
export function toViewState(search: ListSearch, columns: string[]): ViewState {
  const { page: _page, ...kept } = search;
  const given = Object.entries(kept).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), columns };
}

/** A kept view as an address and columns; what the screen no longer knows, its own parser drops. */
export function fromViewState(state: ViewState): {
  search: Record<string, string>;
  columns: string[] | null;
} {
  const { columns, ...kept } = state;
  const given = Object.entries(kept).filter(([, value]) => value !== null && !Array.isArray(value));
  return {
    search: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    columns: Array.isArray(columns) ? columns.filter((id) => typeof id === 'string') : null,
  };
}

/** Whether the list shows exactly what a view keeps; the columns may have been changed since. */
export const isShown = (state: ViewState, search: ListSearch): boolean =>
  isSameSearch(fromViewState(state).search, search);

/** Whether two addresses of a list name the same rows in the same order, whatever their pages. */
export function isSameSearch(one: ListSearch, other: ListSearch): boolean {
  const wanted = fromViewState(toViewState(one, [])).search;
  const now = fromViewState(toViewState(other, [])).search;
  const names = new Set([...Object.keys(wanted), ...Object.keys(now)]);
  return [...names].every((name) => wanted[name] === now[name]);
}
