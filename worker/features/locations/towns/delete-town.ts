import { eq, sql } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import { inUse } from '#domain/in-use.ts';
import { towns } from '#drizzle/schema/locations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
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
  const write = beginWrite(deps, actor);
  await write.run([
    guard(
      'town.unused',
      sql`not exists (select 1 from ${villas} where ${eq(villas.townId, id)})`,
      () => conflict('IN_USE'),
    ),
    freeSlug('town', id),
    write.delete(towns, { id }, () => conflict('IN_USE')),
    write.audit('town.delete', id, { before: town }),
  ]);
}
