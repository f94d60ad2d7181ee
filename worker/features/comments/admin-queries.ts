import { and, count, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { AdminComment, CommentListQuery } from '#domain/comments/admin-schema.ts';
import { notFound } from '#domain/errors.ts';
import { comments } from '#drizzle/schema/messages.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database/database.ts';
import { containsText, orderTerms } from '../../platform/database/list-order.ts';

const commentColumns = {
  id: comments.id,
  villa_id: comments.villaId,
  villa_name: villas.name,
  villa_slug: villas.slug,
  author: comments.author,
  email: comments.email,
  rating: comments.rating,
  text: comments.text,
  stayedOn: comments.stayedOn,
  reservation_id: reservations.code,
  active: comments.active,
  createdAt: comments.createdAt,
};

const ORDER = { created: comments.createdAt, rating: comments.rating };

const isThere = isNull(comments.deletedAt);

function selectComments(db: Database) {
  return db.read
    .select(commentColumns)
    .from(comments)
    .innerJoin(villas, eq(villas.id, comments.villaId))
    .leftJoin(reservations, eq(reservations.id, comments.reservationId))
    .$dynamic();
}

/** A page of comments and how many match, in one trip. */
export async function listCommentsForEdit(db: Database, query: CommentListQuery) {
  const { active, villa_id: villaId, q } = query;
  const filter = and(
    isThere,
    active === undefined ? undefined : eq(comments.active, active),
    villaId === undefined ? undefined : eq(comments.villaId, villaId),
    or(containsText(comments.searchText, q), containsText(villas.searchText, q)),
  );
  const [items, counted] = await db.read.batch([
    selectComments(db)
      .where(filter)
      .orderBy(...orderTerms(query.order, ORDER, comments.id))
      .limit(query.take)
      .offset(query.skip),
    countComments(db, filter, Boolean(query.q)),
  ]);
  return { items, total: counted[0]?.total ?? 0 };
}

/** The villas are looked at only where their names are searched: every comment has one. */
function countComments(db: Database, filter: SQL | undefined, isByText: boolean) {
  const counted = db.read.select({ total: count() }).from(comments).$dynamic();
  const withVillas = isByText
    ? counted.innerJoin(villas, eq(villas.id, comments.villaId))
    : counted;
  return withVillas.where(filter);
}

/** @throws `NOT_FOUND` */
export async function getComment(db: Database, id: number): Promise<AdminComment> {
  const [row] = await selectComments(db).where(and(eq(comments.id, id), isThere));
  if (row === undefined) throw notFound('Böyle bir yorum yok.');
  return row;
}
