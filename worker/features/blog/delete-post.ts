import { eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { blogPosts } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { removeUnusedPictures } from '#worker/features/media/storage/remove-unused.ts';
import { getPostRow } from './admin-queries.ts';

/** Deletes a post; the audit log keeps its content. @throws `NOT_FOUND` */
export async function deletePost(deps: Deps, id: number, actor: Actor): Promise<void> {
  const { id: _, ...before } = await getPostRow(deps.db, id);
  await deps.db.write([
    step(build.delete(blogPosts).where(eq(blogPosts.id, id))),
    changedOne('blog_post.there', () => notFound('Böyle bir yazı yok.')),
    audit(actor, deps.clock.now(), {
      action: 'blog_post.delete',
      entity: 'blog_post',
      entityId: String(id),
      before,
    }),
  ]);
  await removeUnusedPictures(deps, [before.image]);
}
