import type { PostSummary } from '#domain/pages/schema.ts';
import { slugify } from '#domain/values/slug.ts';

/** A blog tag; two spellings with the same address are one tag. */
export type BlogTag = { slug: string; name: string; posts: PostSummary[] };

/** Tags of the posts, the most used first, then in order of occurrence. */
export function blogTags(posts: readonly PostSummary[]): BlogTag[] {
  const tags = new Map<string, BlogTag>();
  for (const post of posts) {
    for (const name of new Set(post.tags)) {
      const slug = slugify(name);
      const tag = tags.get(slug) ?? { slug, name, posts: [] };
      tag.posts.push(post);
      tags.set(slug, tag);
    }
  }
  return [...tags.values()].toSorted((a, b) => b.posts.length - a.posts.length);
}

export const tagHref = ({ slug }: Pick<BlogTag, 'slug'>): string => `/blog/etiket/${slug}`;

/** Other posts that share a tag with this one, the most shared first; newest first among equals. */
export function relatedPosts(
  post: Pick<PostSummary, 'slug' | 'tags'>,
  posts: readonly PostSummary[],
  most: number,
): PostSummary[] {
  const shared = ({ tags }: PostSummary) => tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, most);
}
