import { sql } from 'drizzle-orm';
import { mayReview } from '#domain/comments/may-review.ts';
import type { CommentInput, CommentReceived } from '#domain/comments/schema.ts';
import { conflict, notFound, refused } from '#domain/errors.ts';
import { fold } from '#domain/values/fold.ts';
import { comments } from '#drizzle/schema/messages.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { today } from '../../platform/clock.ts';
import { runIdempotent } from '../../platform/database/idempotency.ts';
import { sha256 } from '../../platform/ids.ts';
import { build } from '../../platform/database/statements.ts';
import { guard, type Step, step } from '../../platform/database/write-batch.ts';
import { findStayAt, type ReviewedStay } from './queries.ts';

const RECEIVED: CommentReceived = { received: true };

/**
 * The comment of a guest whose stay in the villa is over; it waits for a clerk. The same comment on
 * the same day is one, as a form can be pressed twice. A robot that fills the trap is thanked and
 * forgotten.
 * @throws `NOT_FOUND` for a villa that is not on sale; `NOT_STAYED` (422), the same whatever was
 * wrong with code and address; `ALREADY_REVIEWED` (409)
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
    const found = await findStayAt(deps.db, slug, input);
    if (found === null) throw notFound('Bu villa bulunamadı ya da yayında değil.');
    const { villaId, stay } = found;
    if (stay === null || !mayReview(stay.status)) throw refused('NOT_STAYED');
    return {
      status: 201,
      content: RECEIVED,
      steps: commentSteps(deps, { ...stay, villaId }, input, actor),
    };
  });
  return content;
}

function commentSteps(
  { clock }: Deps,
  stay: ReviewedStay & { villaId: number },
  { author, email, rating, text }: CommentInput,
  actor: Actor,
): Step[] {
  const now = clock.now();
  const at = now.toISOString();
  const { villaId } = stay;
  return [
    guard(
      'comment.first_of_stay',
      sql`not exists (select 1 from ${comments}
        where reservation_id = ${stay.id} and deleted_at is null)`,
      () => conflict('ALREADY_REVIEWED'),
    ),
    step(
      build.insert(comments).values({
        villaId,
        reservationId: stay.id,
        author,
        email,
        rating,
        text,
        searchText: fold(`${author} ${text}`),
        stayedOn: stay.checkIn,
        active: false,
        createdAt: at,
        updatedAt: at,
      }),
    ),
    audit(actor, now, {
      action: 'comment.create',
      entity: 'comment',
      entityId: sql`last_insert_rowid()`,
      after: { villaId, rating },
    }),
  ];
}
