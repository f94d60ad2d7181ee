import { and, eq } from 'drizzle-orm';
import type { BlogPost, EditBlogPostInput } from '#domain/blog/admin-schema.ts';
import { conflict } from '#domain/errors.ts';
import { blogPosts } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { removeUnusedPictures } from '#worker/features/media/storage/remove-unused.ts';
import { requirePicture } from '#worker/features/media/storage/require-picture.ts';
import { getPostRow } from './admin-queries.ts';
import { postColumns } from './post-columns.ts';
import { toBlogPost } from './present.ts';

/**
 * Replaces a post; its address stays the same when none is sent. @throws `NOT_FOUND`,
 * `STALE_VERSION`, `SLUG_TAKEN` (409), `UNKNOWN_CHOICE` (422)
 */
export async function editPost(
  deps: Deps,
  { id, version, ...input }: EditBlogPostInput,
  actor: Actor,
): Promise<BlogPost> {
  const { db, clock } = deps;
  const current = await getPostRow(db, id);
  if (version !== current.version) throw await staleVersion(db, 'blog_post', id);
  const { searchText, sortKey, ...post } = postColumns(input);
  const edits = { ...post, slug: input.slug ?? current.slug };
  const { before, after } = changedFields(current, edits);
  if (after.image) await requirePicture(deps, after.image);
  const now = clock.now();
  const saved = { ...edits, version: version + 1, updatedAt: now.toISOString() };
  await db.write([
    step(
      build
        .update(blogPosts)
        .set({ ...saved, searchText, sortKey })
        .where(and(eq(blogPosts.id, id), eq(blogPosts.version, version))),
      () => conflict('SLUG_TAKEN'),
    ),
    changedOne('blog_post.unchanged', () => conflict('STALE_VERSION')),
    audit(actor, now, {
      action: 'blog_post.update',
      entity: 'blog_post',
      entityId: String(id),
      before,
      after,
    }),
  ]);
  await removeUnusedPictures(deps, [before.image ?? null]);
  return toBlogPost({ ...current, ...saved });
}
