import { sql } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import { inUse } from '#domain/in-use.ts';
import { districts } from '#drizzle/schema/locations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
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
  const write = beginWrite(deps, actor);
  await write.run([
    guard(
      'district.unused',
      sql`not exists (select 1 from towns where district_id = ${id})
        and not exists (select 1 from villas where district_id = ${id})`,
      () => conflict('IN_USE'),
    ),
    write.delete(districts, { id }, () => conflict('IN_USE')),
    write.audit('district.delete', id, { before: district }),
  ]);
}
