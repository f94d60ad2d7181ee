import { eq, sql } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import { inUse } from '#domain/in-use.ts';
import { towns } from '#drizzle/schema/locations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { guard, step } from '#worker/platform/database/write-batch.ts';
import { freeSlug } from '../page-slug.ts';
import { readTownUse } from './town-queries.ts';

/**
 * Deletes a region without villas, and frees its address. @throws `NOT_FOUND`, `IN_USE` (409)
 * naming the villas.
 */
export async function deleteTown(deps: Deps, id: number, actor: Actor): Promise<void> {
  const { db } = deps;
  const { town, names } = await readTownUse(db, id);
  if (town === undefined) throw notFound('Böyle bir bölge yok.');
  if (town.villas > 0) {
    throw inUse(
      town.name,
      { names, total: town.villas, noun: 'villa' },
      'Önce bu villaları başka bir bölgeye taşıyın ya da bölgeyi pasif yapın.',
    );
  }
  await db.write([
    guard(
      'town.unused',
      sql`not exists (select 1 from ${villas} where ${eq(villas.townId, id)})`,
      () => conflict('IN_USE'),
    ),
    freeSlug('town', id),
    step(build.delete(towns).where(eq(towns.id, id)), () => conflict('IN_USE')),
    audit(actor, deps.clock.now(), {
      action: 'town.delete',
      entity: 'town',
      entityId: String(id),
      before: town,
    }),
  ]);
}
