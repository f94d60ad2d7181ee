import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { comments } from '#drizzle/schema/messages.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database/database.ts';

const isPublished = and(
  eq(comments.active, true),
  isNull(comments.deletedAt),
  eq(villas.active, true),
);

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

/** The id of a villa that visitors see; null when there is none. */
export async function findVillaOnSale(db: Database, slug: string): Promise<number | null> {
  const [row] = await db.read
    .select({ id: villas.id })
    .from(villas)
    .where(and(eq(villas.slug, slug), eq(villas.active, true)));
  return row?.id ?? null;
}
