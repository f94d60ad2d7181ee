import { and, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isStaff } from '#domain/auth/permissions.ts';
import type { AdminComment, CommentListQuery } from '#domain/comments/admin-schema.ts';
import { notFound } from '#domain/errors.ts';
import { pick } from '#domain/values/pick.ts';
import { commentPhotos, comments } from '#drizzle/schema/messages.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { containsText, orderTerms } from '#worker/platform/database/list-order.ts';
import { type Viewer, visibleTo } from '#worker/platform/viewer.ts';
import { mapPage, readPage } from '#worker/platform/database/read-page.ts';

type AdminPhoto = AdminComment['photos'][number];

const commentColumns = {
  id: comments.id,
  villa_id: comments.villaId,
  villa_name: villas.name,
  villa_slug: villas.slug,
  ...pick(comments, 'author', 'email', 'rating', 'scores', 'text', 'stayedOn'),
  reservation_id: reservations.code,
  active: comments.active,
  createdAt: comments.createdAt,
  photos: sql<AdminPhoto[]>`(select json_group_array(json_object(
      'id', ${commentPhotos.id}, 'width', ${commentPhotos.width}, 'height', ${commentPhotos.height},
      'published', json(iif(${commentPhotos.key} is null, 'false', 'true'))))
    from ${commentPhotos} where ${eq(commentPhotos.commentId, comments.id)})`.mapWith(
    (text: string) => JSON.parse(text) as AdminPhoto[],
  ),
  reply: {
    from: comments.replyFrom,
    text: comments.reply,
    at: comments.replyAt,
    active: comments.replyActive,
  },
};

const ORDER = { created: comments.createdAt, rating: comments.rating };

const isThere = isNull(comments.deletedAt);

/** Staff see every review; owners those published for their own villas. */
const isVisible = (viewer: Viewer): SQL | undefined =>
  isStaff(viewer.role) ? isThere : and(isThere, eq(comments.active, true), visibleTo(viewer));

function selectComments(db: Database) {
  return db.read
    .select(commentColumns)
    .from(comments)
    .innerJoin(villas, eq(villas.id, comments.villaId))
    .leftJoin(reservations, eq(reservations.id, comments.reservationId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectComments>>[number];

function toAdminComment({ reply, ...row }: Row, viewer: Viewer): AdminComment {
  const { from, text, at, active } = reply;
  const isAnswered = from !== null && at !== null && text !== '';
  return {
    ...row,
    ...(!isStaff(viewer.role) && {
      email: null,
      reservation_id: null,
      photos: row.photos.filter(({ published }) => published),
    }),
    reply: isAnswered ? { from, text, at, active } : null,
  };
}

const REPLIES: Record<NonNullable<CommentListQuery['reply']>, SQL> = {
  none: sql`${comments.reply} = ''`,
  waiting: sql`${comments.reply} <> '' and not ${comments.replyActive}`,
};

/** A page of comments and how many match, in one trip. */
export async function listCommentsForEdit(db: Database, query: CommentListQuery, viewer: Viewer) {
  const { active, villa_id: villaId, reply, q } = query;
  const filter = and(
    isVisible(viewer),
    active === undefined ? undefined : eq(comments.active, active),
    villaId === undefined ? undefined : eq(comments.villaId, villaId),
    reply && REPLIES[reply],
    or(containsText(comments.searchText, q), containsText(villas.searchText, q)),
  );
  const page = await readPage(db, query, {
    items: selectComments(db)
      .where(filter)
      .orderBy(...orderTerms(query.order, ORDER, comments.id)),
    counted: countComments(db, filter, Boolean(query.q) || !isStaff(viewer.role)),
  });
  return mapPage(page, (row) => toAdminComment(row, viewer));
}

/** Villas are only joined when they matter: every review has one. */
function countComments(db: Database, filter: SQL | undefined, isByVilla: boolean) {
  const counted = db.read.select({ total: count() }).from(comments).$dynamic();
  const withVillas = isByVilla
    ? counted.innerJoin(villas, eq(villas.id, comments.villaId))
    : counted;
  return withVillas.where(filter);
}

/** @throws `NOT_FOUND`, also for an owner when it is about another villa */
export async function getComment(db: Database, id: number, viewer: Viewer): Promise<AdminComment> {
  const [row] = await selectComments(db).where(and(eq(comments.id, id), isVisible(viewer)));
  if (row === undefined) throw notFound('Böyle bir yorum yok.');
  return toAdminComment(row, viewer);
}

/** A photo of a review that has not been deleted. @throws `NOT_FOUND` */
export async function getCommentPhoto(db: Database, id: string) {
  const [row] = await db.read
    .select(pick(commentPhotos, 'commentId', 'file', 'key'))
    .from(commentPhotos)
    .innerJoin(comments, eq(comments.id, commentPhotos.commentId))
    .where(and(eq(commentPhotos.id, id), isThere));
  if (row === undefined) throw notFound('Böyle bir fotoğraf yok.');
  return row;
}
