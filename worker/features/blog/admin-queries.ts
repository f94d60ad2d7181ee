import { and, eq, gt, isNotNull, isNull, lte, not, or, type SQL } from 'drizzle-orm';
import type { BlogListQuery } from '#domain/blog/admin-schema.ts';
import { notFound } from '#domain/errors.ts';
import { pick } from '#domain/values/pick.ts';
import { blogPosts } from '#drizzle/schema/content.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { containsText, orderTerms } from '#worker/platform/database/list-order.ts';
import { readPage } from '#worker/platform/database/read-page.ts';

const itemColumns = {
  ...pick(blogPosts, 'id', 'slug', 'title', 'excerpt', 'tags', 'image', 'imageAlt', 'publishedAt'),
  ...pick(blogPosts, 'active', 'version', 'updatedAt'),
};

const ORDER = {
  published: blogPosts.publishedAt,
  title: blogPosts.sortKey,
  updated: blogPosts.updatedAt,
};

/** A page of posts and how many match, in one trip. @param now ISO instant. */
export async function listPostsForEdit(db: Database, query: BlogListQuery, now: string) {
  const filter = and(containsText(blogPosts.searchText, query.q), stateFilter(query.state, now));
  return readPage(db, query, {
    items: db.read
      .select(itemColumns)
      .from(blogPosts)
      .where(filter)
      .orderBy(...orderTerms(query.order, ORDER, blogPosts.id)),
    counted: [blogPosts, filter],
  });
}

function stateFilter(state: BlogListQuery['state'], now: string): SQL | undefined {
  const isDated = and(eq(blogPosts.active, true), isNotNull(blogPosts.publishedAt));
  switch (state) {
    case 'published':
      return and(isDated, lte(blogPosts.publishedAt, now));
    case 'scheduled':
      return and(isDated, gt(blogPosts.publishedAt, now));
    case 'draft':
      return or(not(eq(blogPosts.active, true)), isNull(blogPosts.publishedAt));
    case undefined:
      return undefined;
  }
}

export type PostRow = Awaited<ReturnType<typeof getPostRow>>;

/** @throws `NOT_FOUND` */
export async function getPostRow(db: Database, id: number) {
  const [row] = await db.read
    .select({ ...itemColumns, body: blogPosts.body })
    .from(blogPosts)
    .where(eq(blogPosts.id, id));
  if (row === undefined) throw notFound('Böyle bir yazı yok.');
  return row;
}
