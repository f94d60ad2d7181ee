import { and, eq, isNull } from 'drizzle-orm';
import type { AdminComment, CommentActivityInput } from '#domain/comments/admin-schema.ts';
import { notFound } from '#domain/errors.ts';
import { comments } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
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
  const now = clock.now();
  await db.write([
    step(
      build
        .update(comments)
        .set({ active, updatedAt: now.toISOString() })
        .where(and(eq(comments.id, id), isNull(comments.deletedAt))),
    ),
    changedOne('comment.there', () => notFound('Böyle bir yorum yok.')),
    audit(actor, now, {
      action: 'comment.activity',
      entity: 'comment',
      entityId: String(id),
      before: { active: comment.active },
      after: { active },
    }),
  ]);
  return { ...comment, active };
}
