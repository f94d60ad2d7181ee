import { eq, sql } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import { inUse } from '#domain/in-use.ts';
import { districts } from '#drizzle/schema/locations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { guard, step } from '#worker/platform/database/write-batch.ts';
import { readDistrictUse } from './district-queries.ts';

/**
 * Deletes a district (ilçe) without regions and villas. @throws `NOT_FOUND`, `IN_USE` (409) naming
 * the villas, or the regions when there are no villas.
 */
export async function deleteDistrict(deps: Deps, id: number, actor: Actor): Promise<void> {
  const { db } = deps;
  const { district, townNames, villaNames } = await readDistrictUse(db, id);
  if (district === undefined) throw notFound('Böyle bir ilçe yok.');
  if (district.villas > 0) {
    throw inUse(
      district.name,
      { names: villaNames, total: district.villas, noun: 'villa' },
      'Önce bu villaların ilçesini değiştirin.',
    );
  }
  if (district.towns > 0) {
    throw inUse(
      district.name,
      { names: townNames, total: district.towns, noun: 'bölge' },
      'Önce bu bölgelerin ilçesini değiştirin.',
    );
  }
  await db.write([
    guard(
      'district.unused',
      sql`not exists (select 1 from towns where district_id = ${id})
        and not exists (select 1 from villas where district_id = ${id})`,
      () => conflict('IN_USE'),
    ),
    step(build.delete(districts).where(eq(districts.id, id)), () => conflict('IN_USE')),
    audit(actor, deps.clock.now(), {
      action: 'district.delete',
      entity: 'district',
      entityId: String(id),
      before: district,
    }),
  ]);
}
