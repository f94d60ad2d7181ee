import { listSearchOf, oneOf, searchOf, searchPage } from '#dashboard/list/filters/list-search.ts';

/** Literal lists: this file is part of the first load, and the domain rules need not be. */
export const parsePrivacySearch = listSearchOf(['created', 'due'], {
  state: oneOf('unconfirmed', 'open', 'done', 'refused'),
  kind: oneOf('export', 'erasure', 'correction'),
});
export type PrivacySearch = ReturnType<typeof parsePrivacySearch>;

export const LOG_ROWS = 50;

export const parseDestructionSearch = searchOf({ page: searchPage });
export type DestructionSearch = ReturnType<typeof parseDestructionSearch>;
