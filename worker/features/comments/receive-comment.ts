import { mayReview } from '#domain/comments/may-review.ts';
import type { CommentInput, CommentReceived } from '#domain/comments/schema.ts';
import { notFound, refused } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { runIdempotent } from '#worker/platform/database/idempotency.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { findStayAt } from './queries.ts';
import { reviewSteps } from './review-steps.ts';

const RECEIVED: CommentReceived = { received: true };

/**
 * A review by a guest whose stay in the villa is over; it waits for approval. The same review on
 * the same day is stored once, since a form can be submitted twice. When the honeypot is filled in,
 * the answer is the usual one but nothing is stored. @throws `NOT_FOUND` for a villa that is not on
 * sale; `NOT_STAYED` (422), the same whatever was wrong with code and address; `ALREADY_REVIEWED`
 * (409)
 */
export async function receiveComment(
  deps: Deps,
  slug: string,
  { homepage, ...input }: CommentInput,
  actor: Actor,
): Promise<CommentReceived> {
  if (homepage) return RECEIVED;
  const body = { slug, ...input };
  const key = `${today(deps.clock)}:${await sha256(JSON.stringify(body))}`;
  const { content } = await runIdempotent(deps, { scope: 'comment', key, body }, async () => {
    const found = await findStayAt(deps.db, slug, input, today(deps.clock));
    if (found === null) throw notFound('Bu villa bulunamadı ya da yayında değil.');
    const { villaId, stay } = found;
    if (stay === null || !mayReview(stay.status)) throw refused('NOT_STAYED');
    return {
      status: 201,
      content: RECEIVED,
      steps: reviewSteps(deps.clock, { ...stay, villaId, email: input.email }, input, [], actor),
    };
  });
  return content;
}
