import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { CommentOrder } from '#domain/comments/orders.ts';
import type { PublicCommentQuery } from '#domain/comments/schema.ts';
import type { Status } from '#domain/reservation-status.ts';
import type { Day } from '#domain/values/dates.ts';
import { comments } from '#drizzle/schema/messages.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { mapPage, readPage } from '#worker/platform/database/read-page.ts';
import { isOnSale } from '#worker/features/permits/on-sale.ts';
import {
  hasShownPhotos,
  isPublished,
  publicCommentColumns,
  shownPhotos,
  toPublicComment,
} from './published.ts';

const NEWEST = [desc(comments.createdAt), desc(comments.id)];

const ORDERS: Record<CommentOrder, SQL[]> = {
  newest: NEWEST,
  best: [desc(comments.rating), ...NEWEST],
  worst: [asc(comments.rating), ...NEWEST],
};

/** A page of published comments of villas on sale, and how many there are; one trip. */
export async function pagePublishedComments(db: Database, query: PublicCommentQuery, today: Day) {
  const { villa, order, rating, photos } = query;
  const filter = and(
    isPublished,
    isOnSale(today),
    villa === undefined ? undefined : eq(villas.slug, villa),
    rating === undefined ? undefined : eq(comments.rating, rating),
    photos ? hasShownPhotos : undefined,
  );
  const page = await readPage(db, query, {
    items: db.read
      .select({
        comment: publicCommentColumns,
        photos: shownPhotos,
        villa: { slug: villas.slug, name: villas.name },
      })
      .from(comments)
      .innerJoin(villas, eq(villas.id, comments.villaId))
      .where(filter)
      .orderBy(...ORDERS[order]),
    counted: db.read
      .select({ total: count() })
      .from(comments)
      .innerJoin(villas, eq(villas.id, comments.villaId))
      .where(filter),
  });
  return mapPage(page, ({ comment, photos: shown, villa: about }) => ({
    ...toPublicComment(comment, shown),
    villa: about,
  }));
}

/** A stay that a comment may be about. */
type ReviewedStay = { id: string; status: Status; checkIn: Day };

/** A villa on sale, with the stay there that matches code and address; one trip. */
export async function findStayAt(
  db: Database,
  slug: string,
  { code, email }: { code: string; email: string },
  today: Day,
): Promise<{ villaId: number; stay: ReviewedStay | null } | null> {
  const { id, status, checkIn } = reservations;
  const [row] = await db.read
    .select({ villaId: villas.id, stay: { id, status, checkIn } })
    .from(villas)
    .leftJoin(
      reservations,
      and(
        eq(reservations.villaId, villas.id),
        eq(reservations.code, code),
        eq(reservations.email, email),
      ),
    )
    .where(and(eq(villas.slug, slug), isOnSale(today)));
  return row ?? null;
}
