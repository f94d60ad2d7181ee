import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import { blogPosts } from '#drizzle/schema/content.ts';
import type { Database } from '../../platform/database.ts';

/** A post is shown when it is active and its day has come. @param now ISO instant. */
const isPublished = (now: string) =>
  and(
    eq(blogPosts.active, true),
    isNotNull(blogPosts.publishedAt),
    lte(blogPosts.publishedAt, now),
  );

/** Published posts with their text, newest first. */
export async function listPosts(db: Database, now: string) {
  const rows = await db.read
    .select({
      slug: blogPosts.slug,
      title: blogPosts.title,
      excerpt: blogPosts.excerpt,
      body: blogPosts.body,
      tags: blogPosts.tags,
      image: blogPosts.image,
      imageAlt: blogPosts.imageAlt,
      publishedAt: blogPosts.publishedAt,
    })
    .from(blogPosts)
    .where(isPublished(now))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id));
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt ?? now }));
}
