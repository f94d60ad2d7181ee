import { eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { commentPhotos, comments } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { removePictures } from '#worker/features/media/storage/store-picture.ts';

/**
 * Removes a review from every list; its row is kept as what a guest wrote. Its photos are deleted.
 * @throws `NOT_FOUND`
 */
export async function deleteComment(deps: Deps, id: number, actor: Actor): Promise<void> {
  const { db } = deps;
  const ofComment = eq(commentPhotos.commentId, id);
  const photos = await db.read
    .select({ file: commentPhotos.file, key: commentPhotos.key })
    .from(commentPhotos)
    .where(ofComment);
  const write = beginWrite(deps, actor);
  const { at } = write;
  await write.run([
    write.updateOne(comments, { id, deletedAt: null }, { deletedAt: at, active: false }, () =>
      notFound('Böyle bir yorum yok.'),
    ),
    write.delete(commentPhotos, ofComment),
    write.audit('comment.delete', id),
  ]);
  await removePictures(
    deps,
    photos.flatMap(({ key }) => key ?? []),
  );
  await deps.files.delete(photos.map(({ file }) => file));
}
