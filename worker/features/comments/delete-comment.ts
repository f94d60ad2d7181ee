import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { commentPhotos, comments } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { removePictures } from '#worker/features/media/storage/store-picture.ts';

/**
 * Removes a review from every list; its row is kept as what a guest wrote. Its photos are deleted.
 * @throws `NOT_FOUND`
 */
export async function deleteComment(deps: Deps, id: number, actor: Actor): Promise<void> {
  const { db, clock } = deps;
  const ofComment = eq(commentPhotos.commentId, id);
  const photos = await db.read
    .select({ file: commentPhotos.file, key: commentPhotos.key })
    .from(commentPhotos)
    .where(ofComment);
  const at = instant(clock);
  await db.write([
    step(
      build
        .update(comments)
        .set({ deletedAt: at, active: false, updatedAt: at })
        .where(and(eq(comments.id, id), isNull(comments.deletedAt))),
    ),
    changedOne('comment.there', () => notFound('Böyle bir yorum yok.')),
    step(build.delete(commentPhotos).where(ofComment)),
    audit(actor, clock.now(), {
      action: 'comment.delete',
      entity: 'comment',
      entityId: String(id),
    }),
  ]);
  await removePictures(
    deps,
    photos.flatMap(({ key }) => key ?? []),
  );
  await deps.files.delete(photos.map(({ file }) => file));
}
