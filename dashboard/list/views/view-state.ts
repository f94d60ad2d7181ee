import type { ViewState } from '#domain/saved-views/schema.ts';
import type { ListSearch } from '../filters/list-search.ts';

/** The saved state of a list: everything in its address except the page, and the columns. */
export function toViewState(search: ListSearch, columns: string[]): ViewState {
  const { page: _page, ...kept } = search;
  const given = Object.entries(kept).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), columns };
}

/** A saved view as an address and columns; obsolete parts are dropped by the screen's parser. */
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

/** Whether the list shows exactly a view's state; the columns may have changed since. */
export const isShown = (state: ViewState, search: ListSearch): boolean =>
  isSameSearch(fromViewState(state).search, search);

/** Whether two addresses of a list name the same rows in the same order, whatever their pages. */
export function isSameSearch(one: ListSearch, other: ListSearch): boolean {
  const wanted = fromViewState(toViewState(one, [])).search;
  const now = fromViewState(toViewState(other, [])).search;
  const names = new Set([...Object.keys(wanted), ...Object.keys(now)]);
  return [...names].every((name) => wanted[name] === now[name]);
}
