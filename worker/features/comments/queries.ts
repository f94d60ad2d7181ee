import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Status } from '#domain/reservation-status.ts';
import type { Day } from '#domain/values/dates.ts';
import { comments } from '#drizzle/schema/messages.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database/database.ts';

const isPublished = and(
  eq(comments.active, true),
  isNull(comments.deletedAt),
  eq(villas.active, true),
);

/** Its author's stay is known to us. */
const isVerified = sql<boolean>`${isNotNull(comments.reservationId)}`.mapWith(Boolean);

/** A page of published comments, newest first, and how many there are; one trip. */
export async function pagePublishedComments(
  db: Database,
  { skip, take }: { skip: number; take: number },
) {
  const [items, counted] = await db.read.batch([
    db.read
      .select({
        id: comments.id,
        author: comments.author,
        rating: comments.rating,
        text: comments.text,
        stayedOn: comments.stayedOn,
        verified: isVerified,
        villa: { slug: villas.slug, name: villas.name },
      })
      .from(comments)
      .innerJoin(villas, eq(villas.id, comments.villaId))
      .where(isPublished)
      .orderBy(desc(comments.createdAt), desc(comments.id))
      .limit(take)
      .offset(skip),
    db.read
      .select({ total: count() })
      .from(comments)
      .innerJoin(villas, eq(villas.id, comments.villaId))
      .where(isPublished),
  ]);
  return { items, total: counted[0]?.total ?? 0 };
}

/** A stay that a comment may be about. */
export type ReviewedStay = { id: string; status: Status; checkIn: Day };

/** A villa that visitors see, with the stay there that code and address belong to; one trip. */
export async function findStayAt(
  db: Database,
  slug: string,
  { code, email }: { code: string; email: string },
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
    .where(and(eq(villas.slug, slug), eq(villas.active, true)));
  return row ?? null;
}
