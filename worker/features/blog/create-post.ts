import { sql } from 'drizzle-orm';
import type { BlogPost, CreateBlogPostInput } from '#domain/blog/admin-schema.ts';
import { conflict } from '#domain/errors.ts';
import { blogPosts } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { requirePicture } from '#worker/features/media/storage/require-picture.ts';
import { postColumns, slugOfTitle } from './post-columns.ts';
import { toBlogPost } from './present.ts';

/**
 * Creates a post; without a publication date it is a draft. @throws `SLUG_TAKEN` (409),
 * `UNKNOWN_CHOICE` (422) for a picture that no longer exists
 */
export async function createPost(
  deps: Deps,
  input: CreateBlogPostInput,
  actor: Actor,
): Promise<BlogPost> {
  await requirePicture(deps, input.image);
  const { db, clock } = deps;
  const now = clock.now();
  const at = now.toISOString();
  const { searchText, sortKey, ...post } = postColumns(input);
  const row = { ...post, slug: input.slug ?? slugOfTitle(input.title), updatedAt: at };
  const [inserted] = await db.write([
    step(
      build
        .insert(blogPosts)
        .values({ ...row, searchText, sortKey, createdAt: at })
        .returning({ id: blogPosts.id }),
      () => conflict('SLUG_TAKEN'),
    ),
    audit(actor, now, {
      action: 'blog_post.create',
      entity: 'blog_post',
      entityId: sql`last_insert_rowid()`,
      after: row,
    }),
  ]);
  return toBlogPost({ ...row, id: Number(inserted?.rows[0]?.id), version: 1 });
}
