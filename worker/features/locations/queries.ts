import { and, eq } from 'drizzle-orm';
import { towns } from '#drizzle/schema/locations.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** The stored text of an active region, null when there is none by that slug. */
export async function findTownBody(db: Database, slug: string): Promise<unknown[] | null> {
  const [row] = await db.read
    .select({ body: towns.body })
    .from(towns)
    .where(and(eq(towns.slug, slug), eq(towns.active, true)));
  return row?.body ?? null;
}
