import { and, eq } from 'drizzle-orm';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import type { Database } from '../../platform/database.ts';

/** The texts of an active villa type, null when there is none. */
export async function findVillaTypeText(db: Database, slug: string) {
  const [row] = await db.read
    .select({ intro: villaTypes.intro, body: villaTypes.body })
    .from(villaTypes)
    .where(and(eq(villaTypes.slug, slug), eq(villaTypes.active, true)));
  return row ?? null;
}
