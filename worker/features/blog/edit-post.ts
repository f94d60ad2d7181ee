import type { BlogPost, EditBlogPostInput } from '#domain/blog/admin-schema.ts';
import { conflict } from '#domain/errors.ts';
import { blogPosts } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { changedOne } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
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
  const { db } = deps;
  const current = await getPostRow(db, id);
  if (version !== current.version) throw await staleVersion(db, 'blog_post', id);
  const { searchText, sortKey, ...post } = postColumns(input);
  const edits = { ...post, slug: input.slug ?? current.slug };
  const { before, after } = changedFields(current, edits);
  if (after.image) await requirePicture(deps, after.image);
  const write = beginWrite(deps, actor);
  const saved = { ...edits, version: version + 1, updatedAt: write.at };
  await write.run([
    write.update(blogPosts, { id, version }, { ...saved, searchText, sortKey }, () =>
      conflict('SLUG_TAKEN'),
    ),
    changedOne('blog_post.unchanged', () => conflict('STALE_VERSION')),
    write.audit('blog_post.update', id, { before, after }),
  ]);
  await removeUnusedPictures(deps, [before.image ?? null]);
  return toBlogPost({ ...current, ...saved });
}
