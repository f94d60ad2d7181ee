import { and, eq } from 'drizzle-orm';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** The stored text of an active villa type, null when there is none by that slug. */
export async function findVillaTypeBody(db: Database, slug: string): Promise<unknown[] | null> {
  const [row] = await db.read
    .select({ body: villaTypes.body })
    .from(villaTypes)
    .where(and(eq(villaTypes.slug, slug), eq(villaTypes.active, true)));
  return row?.body ?? null;
}
