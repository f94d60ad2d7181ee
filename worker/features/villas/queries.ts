import { asc, eq } from 'drizzle-orm';
import { pick } from '#domain/values/pick.ts';
import { villaPools, villaRooms } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** The address of a villa's page, whether on sale or not; null when it is unknown. */
export async function findVillaSlug(db: Database, id: number): Promise<string | null> {
  const [row] = await db.read.select({ slug: villas.slug }).from(villas).where(eq(villas.id, id));
  return row?.slug ?? null;
}

export function selectRooms(db: Database, villaId: number) {
  return db.read
    .select({ name: villaRooms.name, beds: villaRooms.beds })
    .from(villaRooms)
    .where(eq(villaRooms.villaId, villaId))
    .orderBy(asc(villaRooms.position), asc(villaRooms.id));
}

export function selectPools(db: Database, villaId: number) {
  return db.read
    .select(
      pick(villaPools, 'use', 'kind', 'widthCm', 'lengthCm', 'depthCm', 'heated', 'sheltered'),
    )
    .from(villaPools)
    .where(eq(villaPools.villaId, villaId))
    .orderBy(asc(villaPools.id));
}
