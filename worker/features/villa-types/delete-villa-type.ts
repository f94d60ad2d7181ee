import { eq, sql } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import { inUse } from '#domain/in-use.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { guard, step } from '#worker/platform/database/write-batch.ts';
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
  await db.write([
    guard(
      'villa_type.unused',
      sql`not exists (select 1 from villa_villa_types where villa_type_id = ${id})`,
      () => conflict('IN_USE'),
    ),
    freeSlug('villa_type', id),
    step(build.delete(villaTypes).where(eq(villaTypes.id, id)), () => conflict('IN_USE')),
    audit(actor, deps.clock.now(), {
      action: 'villa_type.delete',
      entity: 'villa_type',
      entityId: String(id),
      before: type,
    }),
  ]);
}
