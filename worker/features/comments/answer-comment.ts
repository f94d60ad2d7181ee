import { sql } from 'drizzle-orm';
import { isStaff } from '#domain/auth/permissions.ts';
import type { AdminComment, CommentReplyInput } from '#domain/comments/admin-schema.ts';
import { type ReplyFrom, standsAtOnce } from '#domain/comments/reply.ts';
import { conflict, notFound, refused } from '#domain/errors.ts';
import { comments } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { beginWrite } from '#worker/platform/write.ts';
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
      'Bu yoruma acenta yanıt verdi; değiştirmek için bize yazın.',
    );
  }
  const write = beginWrite(deps, actor);
  const { at } = write;
  const isAnswer = text !== '';
  const reply = isAnswer ? { from, text, at, active: standsAtOnce(from) } : null;
  await write.run([
    from !== 'agency' &&
      guard(
        'comment.not_answered_by_agency',
        sql`exists (select 1 from ${comments} where id = ${id}
              and coalesce(reply_from, 'owner') = 'owner')`,
        () => conflict('STALE_VERSION'),
      ),
    write.updateOne(
      comments,
      { id, deletedAt: null },
      {
        reply: text,
        replyFrom: isAnswer ? from : null,
        replyBy: isAnswer ? viewer.userId : null,
        replyAt: isAnswer ? at : null,
        replyActive: reply?.active ?? false,
      },
      () => notFound('Böyle bir yorum yok.'),
    ),
    write.audit('comment.reply', id, {
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
  const write = beginWrite(deps, actor);
  await write.run([
    write.updateOne(comments, { id, reply: before.reply.text }, { replyActive: active }),
    write.audit('comment.reply_activity', id, {
      before: { active: before.reply.active },
      after: { active },
    }),
  ]);
  return { ...before, reply: { ...before.reply, active } };
}
