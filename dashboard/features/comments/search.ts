import {
  type ListSearch,
  parseListSearch,
  searchId,
  searchOneOf,
} from '#dashboard/list/filters/list-search.ts';

export type CommentSearch = Omit<ListSearch, 'order'> & {
  order?: 'created' | '-created' | 'rating' | '-rating' | undefined;
  /** `1`: published, `0`: waiting or hidden. */
  active?: '0' | '1' | undefined;
  villa_id?: string | undefined;
  /** `none`: without an answer, `waiting`: an owner's waits for approval. */
  reply?: 'none' | 'waiting' | undefined;
};

export const PAGE_ROWS = 10;
export const DEFAULT_ORDER = '-created';

export function parseCommentSearch(raw: Record<string, unknown>): CommentSearch {
  return {
    ...(parseListSearch(raw, ['created', 'rating']) as Pick<CommentSearch, 'q' | 'order' | 'page'>),
    active: searchOneOf(raw.active, ['0', '1'] as const),
    villa_id: searchId(raw.villa_id),
    reply: searchOneOf(raw.reply, ['none', 'waiting'] as const),
  };
}
