import { expect, test } from 'vitest';
import type { PostSummary } from '#domain/pages/schema.ts';
import { blogTags, relatedPosts, tagHref } from './blog-tags.ts';

const post = (slug: string, ...tags: string[]): PostSummary => ({
  slug,
  tags,
  title: slug,
  excerpt: '',
  image: null,
  imageAlt: '',
  publishedAt: '2026-06-01T07:00:00.000Z',
});

const POSTS = [post('a', 'Kış', 'Rehber'), post('b', 'Rehber'), post('c', 'Likya Yolu', 'Kış')];

test('tags have an address, and the most used come first', () => {
  const tags = blogTags(POSTS);
  expect(tags.map(({ name, posts }) => [name, posts.length])).toEqual([
    ['Kış', 2],
    ['Rehber', 2],
    ['Likya Yolu', 1],
  ]);
  expect(tags.map(tagHref)).toEqual([
    '/blog/etiket/kis',
    '/blog/etiket/rehber',
    '/blog/etiket/likya-yolu',
  ]);
});

test('related posts share the most tags; without any, the newest are used', () => {
  const related = (slug: string, ...tags: string[]) =>
    relatedPosts({ slug, tags }, POSTS, 2).map((one) => one.slug);
  expect(related('c', 'Likya Yolu', 'Kış')).toEqual(['a', 'b']);
  expect(related('x', 'Yemek')).toEqual(['a', 'b']);
});
