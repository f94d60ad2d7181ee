import {
  type ListSearch,
  parseListSearch,
  searchOneOf,
  searchText,
} from '#dashboard/list/filters/list-search.ts';

/** The list as its address names it; `1` and `0` are the API's yes and no. */
export type GuestRecordSearch = Omit<ListSearch, 'order'> & {
  order?: 'seen' | '-seen' | 'name' | '-name' | undefined;
  tag?: string | undefined;
  refused?: '0' | '1' | undefined;
  waiting?: '1' | undefined;
  mine?: '1' | undefined;
  /** Of the screen and not of its address. */
  inbox?: '1' | undefined;
};

export const PAGE_ROWS = 20;
export const DEFAULT_ORDER = '-seen';
export const RECORD_BOX = 'Ad, telefon ya da e-posta';

export function parseGuestRecordSearch(raw: Record<string, unknown>): GuestRecordSearch {
  return {
    ...(parseListSearch(raw, ['seen', 'name']) as Pick<GuestRecordSearch, 'q' | 'order' | 'page'>),
    tag: searchText(raw.tag, 40),
    refused: searchOneOf(raw.refused, ['0', '1']),
    waiting: searchOneOf(raw.waiting, ['1']),
    mine: searchOneOf(raw.mine, ['1']),
  };
}

/** The inbox of the people whom an address names. */
export const inInbox = (search: GuestRecordSearch): GuestRecordSearch => ({
  ...search,
  inbox: '1',
});
