import { notFound } from '#domain/errors.ts';
import { blogPosts } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedOne } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { removeUnusedPictures } from '#worker/features/media/storage/remove-unused.ts';
import { getPostRow } from './admin-queries.ts';

/** Deletes a post; the audit log keeps its content. @throws `NOT_FOUND` */
export async function deletePost(deps: Deps, id: number, actor: Actor): Promise<void> {
  const { id: _, ...before } = await getPostRow(deps.db, id);
  const write = beginWrite(deps, actor);
  await write.run([
    write.delete(blogPosts, { id }),
    changedOne('blog_post.there', () => notFound('Böyle bir yazı yok.')),
    write.audit('blog_post.delete', id, { before }),
  ]);
  await removeUnusedPictures(deps, [before.image]);
}
