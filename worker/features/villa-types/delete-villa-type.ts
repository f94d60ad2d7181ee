import { sql } from 'drizzle-orm';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { deleteUnused } from '#worker/platform/database/delete-unused.ts';
import { freeSlug } from '#worker/features/locations/page-slug.ts';
import { readVillaTypeUse } from './admin-queries.ts';

/** Deletes a type without villas, and frees its address. @throws what `deleteUnused` throws */
export async function deleteVillaType(deps: Deps, id: number, actor: Actor): Promise<void> {
  const { type, names } = await readVillaTypeUse(deps.db, id);
  const remedy = 'Önce bu villaların tiplerini değiştirin ya da tipi pasif yapın.';
  await deleteUnused(deps, actor, {
    entity: 'villa_type',
    table: villaTypes,
    row: type,
    missing: 'Böyle bir villa tipi yok.',
    users: [{ names, total: type?.villas ?? 0, noun: 'villa', remedy }],
    isUnused: sql`not exists (select 1 from villa_villa_types where villa_type_id = ${id})`,
    before: () => freeSlug('villa_type', id),
  });
}
