import { listSearchOf, oneOf } from '#dashboard/list/filters/list-search.ts';

export const STATES = {
  published: 'Yayında',
  scheduled: 'Zamanı gelmedi',
  draft: 'Taslak',
} as const;

export type State = keyof typeof STATES;

export const parseBlogSearch = listSearchOf(['published', 'title', 'updated'], {
  state: oneOf('published', 'scheduled', 'draft'),
});
export type BlogSearch = ReturnType<typeof parseBlogSearch>;

/** What a post is now, by its day and its switch. */
export function stateOf(post: { publishedAt: string | null; active: boolean }, now: number): State {
  if (!post.active || post.publishedAt === null) return 'draft';
  return Date.parse(post.publishedAt) <= now ? 'published' : 'scheduled';
}
