import { DATA_REQUEST_STATES } from '#domain/privacy/admin-schema.ts';
import { DATA_REQUEST_KINDS } from '#domain/privacy/schema.ts';
import { type ListSearch, parseListSearch, searchOneOf } from '#dashboard/list/list-search.ts';

/** The list of requests as its address names it. */
export type PrivacySearch = Omit<ListSearch, 'order'> & {
  order?: 'created' | '-created' | 'due' | '-due' | undefined;
  state?: (typeof DATA_REQUEST_STATES)[number] | undefined;
  kind?: (typeof DATA_REQUEST_KINDS)[number] | undefined;
};

export const PAGE_ROWS = 20;
export const DEFAULT_ORDER = '-created';

export function parsePrivacySearch(raw: Record<string, unknown>): PrivacySearch {
  return {
    ...(parseListSearch(raw, ['created', 'due']) as Pick<PrivacySearch, 'q' | 'order' | 'page'>),
    state: searchOneOf(raw.state, DATA_REQUEST_STATES),
    kind: searchOneOf(raw.kind, DATA_REQUEST_KINDS),
  };
}

export type DestructionSearch = Pick<ListSearch, 'page'>;

export const LOG_ROWS = 50;

export const parseDestructionSearch = (raw: Record<string, unknown>): DestructionSearch => ({
  page: parseListSearch(raw, []).page,
});
