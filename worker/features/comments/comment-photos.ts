import { and, eq, isNull } from 'drizzle-orm';
import type { AdminComment, CommentActivityInput } from '#domain/comments/admin-schema.ts';
import { notFound } from '#domain/errors.ts';
import { commentPhotos } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { publishPicture } from '#worker/features/media/storage/private-picture.ts';
import { removeUnusedPictures } from '#worker/features/media/storage/remove-unused.ts';
import { removePictures } from '#worker/features/media/storage/store-picture.ts';
import { getComment, getCommentPhoto } from './admin-queries.ts';

/** The original photo, for the clerk who decides. @throws `NOT_FOUND` */
export async function findCommentPhoto(deps: Deps, id: string) {
  const { file } = await getCommentPhoto(deps.db, id);
  const stored = await deps.files.find(file);
  if (stored === null) throw notFound('Fotoğrafın dosyası artık yok.');
  return stored;
}

/**
 * Publishes a photo of a review, or withdraws it: the public picture is created on publishing and
 * deleted on withdrawal. @throws `NOT_FOUND`, `STALE_VERSION` (409) when a colleague was faster
 */
export async function setPhotoActivity(
  deps: Deps,
  id: string,
  { active }: CommentActivityInput,
  viewer: Viewer,
  actor: Actor,
): Promise<AdminComment> {
  const { commentId, file, key } = await getCommentPhoto(deps.db, id);
  if (active !== (key !== null)) {
    const made = active ? await publishPicture(deps, file) : null;
    const steps = photoSteps(deps, { id, commentId, key }, made, actor);
    try {
      await deps.db.write(steps);
    } catch (error) {
      // Nothing refers to the new files; if the outcome was unknown, the nightly sweep finds them.
      if (made !== null) await removeUnusedPictures(deps, [made.key]);
      throw error;
    }
    if (key !== null) await removePictures(deps, [key]);
  }
  return getComment(deps.db, commentId, viewer);
}

type Photo = { id: string; commentId: number; key: string | null };

function photoSteps(
  { clock }: Pick<Deps, 'clock'>,
  { id, commentId, key }: Photo,
  made: { key: string; color: string } | null,
  actor: Actor,
) {
  const held = key === null ? isNull(commentPhotos.key) : eq(commentPhotos.key, key);
  const write = beginWrite({ clock }, actor);
  return [
    ...write.updateOne(commentPhotos, and(eq(commentPhotos.id, id), held), {
      key: made?.key ?? null,
      color: made?.color ?? '',
    }),
    write.audit('comment.photo', commentId, { after: { photo: id, active: made !== null } }),
  ];
}
