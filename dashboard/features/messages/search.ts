import {
  type ListSearch,
  parseListSearch,
  searchOneOf,
} from '#dashboard/list/filters/list-search.ts';

/** The list as its address names it; `1` and `0` are the API's yes and no. */
export type MessageSearch = Omit<ListSearch, 'order'> & {
  order?: 'created' | '-created' | 'name' | '-name' | undefined;
  unread?: '0' | '1' | undefined;
  answered?: '0' | '1' | undefined;
};

export const PAGE_ROWS = 10;
export const DEFAULT_ORDER = '-created';

const FLAGS = ['0', '1'] as const;

export function parseMessageSearch(raw: Record<string, unknown>): MessageSearch {
  return {
    ...(parseListSearch(raw, ['created', 'name']) as Pick<MessageSearch, 'q' | 'order' | 'page'>),
    unread: searchOneOf(raw.unread, FLAGS),
    answered: searchOneOf(raw.answered, FLAGS),
  };
}
