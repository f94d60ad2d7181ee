import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { pick } from '#domain/values/pick.ts';
import { blogPosts } from '#drizzle/schema/content.ts';
import type { Database } from '#worker/platform/database/database.ts';

const summaryColumns = {
  ...pick(blogPosts, 'slug', 'title', 'excerpt', 'tags', 'image', 'imageAlt'),
  publishedAt: sql<string>`${blogPosts.publishedAt}`,
};

/** A post that is active and whose day has come. @param now ISO instant. */
const isPublished = (now: string) =>
  and(
    eq(blogPosts.active, true),
    isNotNull(blogPosts.publishedAt),
    lte(blogPosts.publishedAt, now),
  );

export function listPostRows(db: Database, now: string) {
  return db.read
    .select(summaryColumns)
    .from(blogPosts)
    .where(isPublished(now))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id));
}

export async function findPostRow(db: Database, slug: string, now: string) {
  const [row] = await db.read
    .select({ ...summaryColumns, body: blogPosts.body })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), isPublished(now)));
  return row ?? null;
}
