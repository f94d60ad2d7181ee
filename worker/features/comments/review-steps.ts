import { sql } from 'drizzle-orm';
import type { Review } from '#domain/comments/schema.ts';
import { conflict } from '#domain/errors.ts';
import type { Day } from '#domain/values/dates.ts';
import { fold } from '#domain/values/fold.ts';
import { commentPhotos, comments } from '#drizzle/schema/messages.ts';
import type { Clock } from '#worker/platform/clock.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { guard, type Step, step } from '#worker/platform/database/write-batch.ts';
import { newId } from '#worker/platform/ids.ts';

/** The stay a review is about, and the address it was sent with. */
type Stay = { id: string; villaId: number; checkIn: Day; email: string | null };
type Photo = { file: string; width: number; height: number };

/**
 * The rows of a review that waits for approval; one per stay. @throws `ALREADY_REVIEWED` (409) when
 * they are written
 */
export function reviewSteps(
  clock: Clock,
  stay: Stay,
  { author, rating, scores, text }: Review,
  photos: readonly Photo[],
  actor: Actor,
): Step[] {
  const now = clock.now();
  const at = now.toISOString();
  const { villaId } = stay;
  const written = sql<number>`(select id from ${comments}
    where reservation_id = ${stay.id} and deleted_at is null)`;
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
        email: stay.email,
        rating,
        scores,
        text,
        searchText: fold(`${author} ${text}`),
        stayedOn: stay.checkIn,
        active: false,
        createdAt: at,
        updatedAt: at,
      }),
    ),
    ...photos.map((photo) =>
      step(
        build
          .insert(commentPhotos)
          .values({ ...photo, id: newId(now), commentId: written, createdAt: at, updatedAt: at }),
      ),
    ),
    audit(actor, now, {
      action: 'comment.create',
      entity: 'comment',
      entityId: written,
      after: { villaId, rating, photos: photos.length },
    }),
  ];
}
