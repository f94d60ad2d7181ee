import { and, asc, eq, sql } from 'drizzle-orm';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import type { Database } from '../../platform/database.ts';

const villaCount = sql<number>`(select count(*) from villa_villa_types join villas on villas.id = villa_id
  where villa_type_id = villa_types.id and villas.active = 1)`;

/** All shown villa types in menu order, with how many villas each has; one trip. */
export async function listVillaTypes(db: Database) {
  return db.read
    .select({
      id: villaTypes.id,
      slug: villaTypes.slug,
      name: villaTypes.name,
      intro: villaTypes.intro,
      villas: villaCount,
    })
    .from(villaTypes)
    .where(eq(villaTypes.active, true))
    .orderBy(asc(villaTypes.displayOrder), asc(villaTypes.id));
}

/** A villa type with its text; null when unknown or hidden. */
export async function findVillaType(db: Database, slug: string) {
  const [row] = await db.read
    .select({
      id: villaTypes.id,
      slug: villaTypes.slug,
      name: villaTypes.name,
      intro: villaTypes.intro,
      body: villaTypes.body,
      image: villaTypes.image,
    })
    .from(villaTypes)
    .where(and(eq(villaTypes.slug, slug), eq(villaTypes.active, true)));
  return row ?? null;
}
