import type { AdminComment, CommentActivityInput } from '#domain/comments/admin-schema.ts';
import { notFound } from '#domain/errors.ts';
import { comments } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { getComment } from './admin-queries.ts';

/** Publishes a guest's comment or hides it. @throws `NOT_FOUND` */
export async function setCommentActivity(
  { db, clock }: Deps,
  id: number,
  { active }: CommentActivityInput,
  viewer: Viewer,
  actor: Actor,
): Promise<AdminComment> {
  const comment = await getComment(db, id, viewer);
  const write = beginWrite({ db, clock }, actor);
  await write.run([
    write.updateOne(comments, { id, deletedAt: null }, { active }, () =>
      notFound('Böyle bir yorum yok.'),
    ),
    write.audit('comment.activity', id, { before: { active: comment.active }, after: { active } }),
  ]);
  return { ...comment, active };
}
