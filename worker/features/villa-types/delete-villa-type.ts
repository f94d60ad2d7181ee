import { sql } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import { inUse } from '#domain/in-use.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { freeSlug } from '#worker/features/locations/page-slug.ts';
import { readVillaTypeUse } from './admin-queries.ts';

/**
 * Deletes a type without villas, and frees its address. @throws `NOT_FOUND`, `IN_USE` (409) naming
 * the villas.
 */
export async function deleteVillaType(deps: Deps, id: number, actor: Actor): Promise<void> {
  const { db } = deps;
  const { type, names } = await readVillaTypeUse(db, id);
  if (type === undefined) throw notFound('Böyle bir villa tipi yok.');
  if (type.villas > 0) {
    throw inUse(
      type.name,
      { names, total: type.villas, noun: 'villa' },
      'Önce bu villaların tiplerini değiştirin ya da tipi pasif yapın.',
    );
  }
  const write = beginWrite(deps, actor);
  await write.run([
    guard(
      'villa_type.unused',
      sql`not exists (select 1 from villa_villa_types where villa_type_id = ${id})`,
      () => conflict('IN_USE'),
    ),
    freeSlug('villa_type', id),
    write.delete(villaTypes, { id }, () => conflict('IN_USE')),
    write.audit('villa_type.delete', id, { before: type }),
  ]);
}
