import { and, eq } from 'drizzle-orm';
import { towns } from '#drizzle/schema/locations.ts';
import type { Database } from '../../platform/database.ts';

/** The texts of an active region, null when there is none. */
export async function findTownText(db: Database, slug: string) {
  const [row] = await db.read
    .select({ intro: towns.intro, body: towns.body })
    .from(towns)
    .where(and(eq(towns.slug, slug), eq(towns.active, true)));
  return row ?? null;
}
