import {
  type ListSearch,
  parseListSearch,
  searchOneOf,
} from '#dashboard/list/filters/list-search.ts';

export const STATES = {
  waiting: 'Bekliyor',
  unconfirmed: 'Adresini onaylamadı',
  ended: 'Bitti',
} as const;

export type WishSearch = Omit<ListSearch, 'order'> & {
  order?: 'created' | '-created' | 'checkin' | '-checkin' | undefined;
  state?: keyof typeof STATES | undefined;
};

export const PAGE_ROWS = 50;
/** The first who waits is told first. */
export const DEFAULT_ORDER = 'created';

export function parseWishSearch(raw: Record<string, unknown>): WishSearch {
  return {
    ...(parseListSearch(raw, ['created', 'checkin']) as Pick<WishSearch, 'q' | 'order' | 'page'>),
    state: searchOneOf(raw.state, Object.keys(STATES) as (keyof typeof STATES)[]),
  };
}
