import { and, eq, isNull, sql } from 'drizzle-orm';
import { isStaff } from '#domain/auth/permissions.ts';
import type { AdminComment, CommentReplyInput } from '#domain/comments/admin-schema.ts';
import { type ReplyFrom, standsAtOnce } from '#domain/comments/reply.ts';
import { conflict, notFound, refused } from '#domain/errors.ts';
import { comments } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, guard, step } from '#worker/platform/database/write-batch.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { getComment } from './admin-queries.ts';

/**
 * Answers a review in the name of the house: the agency's answer is published at once, an owner's
 * waits for approval; an empty text removes it. Owners neither see nor answer reviews of other
 * villas, and cannot overwrite the agency's answer. @throws `NOT_FOUND`, `STALE_VERSION` (409) when
 * somebody of the agency has just answered
 */
export async function answerComment(
  deps: Deps,
  id: number,
  { text }: CommentReplyInput,
  viewer: Viewer,
  actor: Actor,
): Promise<AdminComment> {
  const before = await getComment(deps.db, id, viewer);
  const from: ReplyFrom = isStaff(viewer.role) ? 'agency' : 'owner';
  if (from === 'owner' && before.reply?.from === 'agency') {
    throw refused(
      'NOT_IN_THIS_STATE',
      'Bu yoruma acente yanıt verdi; değiştirmek için bize yazın.',
    );
  }
  const now = deps.clock.now();
  const at = now.toISOString();
  const isAnswer = text !== '';
  const reply = isAnswer ? { from, text, at, active: standsAtOnce(from) } : null;
  await deps.db.write([
    ...(from === 'agency'
      ? []
      : [
          guard(
            'comment.not_answered_by_agency',
            sql`exists (select 1 from ${comments} where id = ${id}
              and coalesce(reply_from, 'owner') = 'owner')`,
            () => conflict('STALE_VERSION'),
          ),
        ]),
    step(
      build
        .update(comments)
        .set({
          reply: text,
          replyFrom: isAnswer ? from : null,
          replyBy: isAnswer ? viewer.userId : null,
          replyAt: isAnswer ? at : null,
          replyActive: reply?.active ?? false,
          updatedAt: at,
        })
        .where(and(eq(comments.id, id), isNull(comments.deletedAt))),
    ),
    changedOne('comment.there', () => notFound('Böyle bir yorum yok.')),
    audit(actor, now, {
      action: 'comment.reply',
      entity: 'comment',
      entityId: String(id),
      before: { reply: before.reply?.text ?? null },
      after: { reply: isAnswer ? text : null },
    }),
  ]);
  return { ...before, reply };
}

/** Publishes an owner's answer, or hides an answer. @throws `NOT_FOUND` */
export async function setReplyActivity(
  deps: Deps,
  id: number,
  active: boolean,
  viewer: Viewer,
  actor: Actor,
): Promise<AdminComment> {
  const before = await getComment(deps.db, id, viewer);
  if (before.reply === null) throw notFound('Bu yorumun yanıtı yok.');
  const now = deps.clock.now();
  await deps.db.write([
    step(
      build
        .update(comments)
        .set({ replyActive: active, updatedAt: now.toISOString() })
        // Only the answer that was read, not one written since.
        .where(and(eq(comments.id, id), eq(comments.reply, before.reply.text))),
    ),
    changedOne('comment.reply_read', () => conflict('STALE_VERSION')),
    audit(actor, now, {
      action: 'comment.reply_activity',
      entity: 'comment',
      entityId: String(id),
      before: { active: before.reply.active },
      after: { active },
    }),
  ]);
  return { ...before, reply: { ...before.reply, active } };
}
