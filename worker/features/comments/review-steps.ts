import { sql } from 'drizzle-orm';
import type { Review } from '#domain/comments/schema.ts';
import { conflict } from '#domain/errors.ts';
import { languageOfText } from '#domain/translations/language-of-text.ts';
import type { Day } from '#domain/values/dates.ts';
import { fold } from '#domain/values/fold.ts';
import { commentPhotos, comments } from '#drizzle/schema/messages.ts';
import type { Clock } from '#worker/platform/clock.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';

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
  const write = beginWrite({ clock }, actor);
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
    write.insert(comments, {
      villaId,
      reservationId: stay.id,
      author,
      email: stay.email,
      rating,
      scores,
      text,
      // Few words tell no language: then it is that of the page they were written on.
      language: languageOfText(text) ?? actor.language ?? null,
      searchText: fold(`${author} ${text}`),
      stayedOn: stay.checkIn,
      active: false,
    }),
    ...photos.map((photo) =>
      write.insert(commentPhotos, { ...photo, id: write.newId(), commentId: written }),
    ),
    write.audit('comment.create', written, { after: { villaId, rating, photos: photos.length } }),
  ];
}
