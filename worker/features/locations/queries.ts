import { and, eq } from 'drizzle-orm';
import { towns } from '#drizzle/schema/locations.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** What only the page of an active region shows; null when there is none by that slug. */
export async function findTownTexts(db: Database, slug: string) {
  const [row] = await db.read
    .select({ body: towns.body, suits: towns.suits, gettingThere: towns.gettingThere })
    .from(towns)
    .where(and(eq(towns.slug, slug), eq(towns.active, true)));
  return row ?? null;
}
