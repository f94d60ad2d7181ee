import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { comments } from '#drizzle/schema/messages.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database.ts';

const isShown = and(eq(comments.active, true), isNull(comments.deletedAt), eq(villas.active, true));

/** Approved comments on villas on sale, newest first, with the count of all; one trip. */
export async function listComments(db: Database, { skip, take }: { skip: number; take: number }) {
  const [items, counted] = await db.read.batch([
    db.read
      .select({
        id: comments.id,
        villa: { slug: villas.slug, name: villas.name },
        author: comments.author,
        rating: comments.rating,
        text: comments.text,
        stayedOn: comments.stayedOn,
      })
      .from(comments)
      .innerJoin(villas, eq(villas.id, comments.villaId))
      .where(isShown)
      .orderBy(desc(comments.createdAt), desc(comments.id))
      .limit(take)
      .offset(skip),
    db.read
      .select({ n: count() })
      .from(comments)
      .innerJoin(villas, eq(villas.id, comments.villaId))
      .where(isShown),
  ]);
  return { items, total: counted[0]?.n ?? 0, skip, take };
}
