import {
  type ListSearch,
  parseListSearch,
  searchOneOf,
} from '#dashboard/list/filters/list-search.ts';

export const STATES = {
  confirmed: 'Onaylı',
  pending: 'Onay bekliyor',
  left: 'Ayrıldı',
} as const;

export type SubscriberSearch = Omit<ListSearch, 'order'> & {
  order?: 'created' | '-created' | 'email' | '-email' | undefined;
  state?: keyof typeof STATES | undefined;
};

export const PAGE_ROWS = 50;
export const DEFAULT_ORDER = '-created';

export function parseSubscriberSearch(raw: Record<string, unknown>): SubscriberSearch {
  return {
    ...(parseListSearch(raw, ['created', 'email']) as Pick<
      SubscriberSearch,
      'q' | 'order' | 'page'
    >),
    state: searchOneOf(raw.state, Object.keys(STATES) as (keyof typeof STATES)[]),
  };
}
