import { sql } from 'drizzle-orm';
import { districts } from '#drizzle/schema/locations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { deleteUnused } from '#worker/platform/database/delete-unused.ts';
import { readDistrictUse } from './district-queries.ts';

/**
 * Deletes a district (ilçe) without villas and regions, which are named in this order.
 * @throws what `deleteUnused` throws
 */
export async function deleteDistrict(deps: Deps, id: number, actor: Actor): Promise<void> {
  const { district, townNames, villaNames } = await readDistrictUse(deps.db, id);
  await deleteUnused(deps, actor, {
    entity: 'district',
    table: districts,
    row: district,
    missing: 'Böyle bir ilçe yok.',
    users: [
      {
        names: villaNames,
        total: district?.villas ?? 0,
        noun: 'villa',
        remedy: 'Önce bu villaların ilçesini değiştirin.',
      },
      {
        names: townNames,
        total: district?.towns ?? 0,
        noun: 'bölge',
        remedy: 'Önce bu bölgelerin ilçesini değiştirin.',
      },
    ],
    isUnused: sql`not exists (select 1 from towns where district_id = ${id})
      and not exists (select 1 from villas where district_id = ${id})`,
  });
}
