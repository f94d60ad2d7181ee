import type { PostFacts } from './blog-facts.ts';
import { GUIDE_POSTS } from './blog-guides.ts';
import { PLACE_POSTS } from './blog-places.ts';

/** All posts, the newest first. */
export const POSTS: readonly PostFacts[] = [...PLACE_POSTS, ...GUIDE_POSTS].toSorted((a, b) =>
  b.publishedAt.localeCompare(a.publishedAt),
);
