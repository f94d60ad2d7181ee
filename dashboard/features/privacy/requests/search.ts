import type { DataRequestState } from '#domain/privacy/admin-schema.ts';
import type { DataRequestKind } from '#domain/privacy/schema.ts';
import {
  type ListSearch,
  parseListSearch,
  searchOneOf,
} from '#dashboard/list/filters/list-search.ts';

/** Literal list: this file is part of the first load, and the domain rules need not be. */
const STATES: DataRequestState[] = ['unconfirmed', 'open', 'done', 'refused'];
const KINDS: DataRequestKind[] = ['export', 'erasure', 'correction'];

/** The list of requests as its address names it. */
export type PrivacySearch = Omit<ListSearch, 'order'> & {
  order?: 'created' | '-created' | 'due' | '-due' | undefined;
  state?: DataRequestState | undefined;
  kind?: DataRequestKind | undefined;
};

export const PAGE_ROWS = 20;
export const DEFAULT_ORDER = '-created';

export function parsePrivacySearch(raw: Record<string, unknown>): PrivacySearch {
  return {
    ...(parseListSearch(raw, ['created', 'due']) as Pick<PrivacySearch, 'q' | 'order' | 'page'>),
    state: searchOneOf(raw.state, STATES),
    kind: searchOneOf(raw.kind, KINDS),
  };
}

export type DestructionSearch = Pick<ListSearch, 'page'>;

export const LOG_ROWS = 50;

export const parseDestructionSearch = (raw: Record<string, unknown>): DestructionSearch => ({
  page: parseListSearch(raw, []).page,
});
