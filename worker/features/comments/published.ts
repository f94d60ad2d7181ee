import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Scores } from '#domain/comments/categories.ts';
import type { ReplyFrom } from '#domain/comments/reply.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import type { PublicComment } from '#domain/comments/schema.ts';
import { pick } from '#domain/values/pick.ts';
import { commentPhotos, comments } from '#drizzle/schema/messages.ts';

/** Approved by a clerk, and not deleted. */
export const isPublished = and(eq(comments.active, true), isNull(comments.deletedAt));

/** Photos that a clerk let out. */
export const isShown = isNotNull(commentPhotos.key);

/** The columns of a `PublicComment`, without photos. */
export const publicCommentColumns = {
  ...pick(comments, 'id', 'author', 'rating', 'scores', 'text'),
  language: sql<string>`coalesce(${comments.language}, ${FIRST_LANGUAGE})`,
  ...pick(comments, 'stayedOn', 'reservationId', 'reply', 'replyFrom', 'replyActive'),
};

type Row = {
  id: number;
  author: string;
  rating: number;
  scores: Scores;
  text: string;
  language: string;
  stayedOn: string | null;
  reservationId: string | null;
  reply: string;
  replyFrom: ReplyFrom | null;
  replyActive: boolean;
};

type Photo = PublicComment['photos'][number];

/** A public review; the reservation behind it is not disclosed. */
export function toPublicComment(
  { reservationId, reply, replyFrom, replyActive, ...said }: Row,
  photos: Photo[],
): PublicComment {
  const isAnswered = replyActive && reply !== '' && replyFrom !== null;
  return {
    ...said,
    verified: reservationId !== null,
    photos,
    reply: isAnswered ? { from: replyFrom, text: reply } : null,
  };
}

/** The published photos of a row's review, as a column. */
export const shownPhotos = sql<Photo[]>`(select json_group_array(json_object(
    'key', ${commentPhotos.key}, 'width', ${commentPhotos.width},
    'height', ${commentPhotos.height}, 'color', ${commentPhotos.color}))
  from ${commentPhotos} where ${and(eq(commentPhotos.commentId, comments.id), isShown)})`.mapWith(
  (text: string) => JSON.parse(text) as Photo[],
);

export const hasShownPhotos = sql`exists (select 1 from ${commentPhotos}
  where ${and(eq(commentPhotos.commentId, comments.id), isShown)})`;
