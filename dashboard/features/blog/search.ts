import type { BlogListQuery } from '#domain/blog/admin-schema.ts';
import {
  type ListSearch,
  parseListSearch,
  searchOneOf,
} from '#dashboard/list/filters/list-search.ts';

export const STATES = {
  published: 'Yayında',
  scheduled: 'Zamanı gelmedi',
  draft: 'Taslak',
} as const;

export type State = keyof typeof STATES;

export type BlogSearch = Omit<ListSearch, 'order'> & {
  order?: BlogListQuery['order'] | undefined;
  state?: State | undefined;
};

export const PAGE_ROWS = 10;
export const DEFAULT_ORDER = '-published';

export function parseBlogSearch(raw: Record<string, unknown>): BlogSearch {
  return {
    ...(parseListSearch(raw, ['published', 'title', 'updated']) as Pick<
      BlogSearch,
      'q' | 'order' | 'page'
    >),
    state: searchOneOf(raw.state, Object.keys(STATES) as State[]),
  };
}

/** What a post is now, by its day and its switch. */
export function stateOf(post: { publishedAt: string | null; active: boolean }, now: number): State {
  if (!post.active || post.publishedAt === null) return 'draft';
  return Date.parse(post.publishedAt) <= now ? 'published' : 'scheduled';
}
