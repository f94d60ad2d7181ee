import { eq, sql } from 'drizzle-orm';
import { towns } from '#drizzle/schema/locations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { deleteUnused } from '#worker/platform/database/delete-unused.ts';
import { freeSlug } from '../page-slug.ts';
import { readTownUse } from './town-queries.ts';

/** Deletes a region without villas, and frees its address. @throws what `deleteUnused` throws */
export async function deleteTown(deps: Deps, id: number, actor: Actor): Promise<void> {
  const { town, names } = await readTownUse(deps.db, id);
  const remedy = 'Önce bu villaları başka bir bölgeye taşıyın ya da bölgeyi pasif yapın.';
  await deleteUnused(deps, actor, {
    entity: 'town',
    table: towns,
    row: town,
    missing: 'Böyle bir bölge yok.',
    users: [{ names, total: town?.villas ?? 0, noun: 'villa', remedy }],
    isUnused: sql`not exists (select 1 from ${villas} where ${eq(villas.townId, id)})`,
    before: () => freeSlug('town', id),
  });
}
