import { eq, sql } from 'drizzle-orm';
import { refused } from '#domain/errors.ts';
import { fold } from '#domain/values/fold.ts';
import type { AdminTownDetail, CreateTownInput } from '#domain/locations/admin-schema.ts';
import { sortKey } from '#domain/values/sort.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import { type Also, beginWrite } from '#worker/platform/write.ts';
import { choosePageSlug, claimSlug, slugTaken } from '../page-slug.ts';
import { readForNewTown } from './town-queries.ts';

/**
 * A new region with its page. @throws `SLUG_TAKEN` (409), `SLUG_RESERVED` (422), `UNKNOWN_CHOICE`
 * (422) for an unknown district.
 */
export async function createTown(
  deps: Deps,
  input: CreateTownInput,
  actor: Actor,
  also?: Also,
): Promise<AdminTownDetail> {
  const slug = choosePageSlug(input.slug, input.name);
  const { db } = deps;
  const { district, holder, nextOrder } = await readForNewTown(db, input.district_id, slug);
  if (district === undefined) throw unknownDistrict();
  if (holder !== undefined) throw slugTaken(slug, holder);

  const write = beginWrite(deps, actor);
  const { at } = write;
  const { district_id, order = nextOrder, ...fields } = input;
  const facts = { ...fields, slug, version: 1 };
  const madeId = sql<number>`(select id from towns where slug = ${slug})`;
  const added = write.insert(
    towns,
    {
      ...facts,
      districtId: district_id,
      displayOrder: order,
      searchText: fold(input.name),
      sortKey: sortKey(input.name),
    },
    () => slugTaken(slug),
  );
  const written = await write.run([
    guard(
      'town.district',
      sql`exists (select 1 from ${districts} where ${eq(districts.id, district_id)})`,
      unknownDistrict,
    ),
    added,
    claimSlug('town', madeId, slug),
    also?.(write, madeId),
    write.audit('town.create', madeId, { after: { ...facts, district_id, order } }),
  ]);
  const id = written.idOf(added);
  return {
    ...facts,
    ...district,
    id,
    town_id: id,
    district_id,
    order,
    villas: 0,
    created_at: at,
    updated_at: at,
  };
}

export const unknownDistrict = () =>
  refused('UNKNOWN_CHOICE', 'Seçilen ilçe artık yok. Listeyi yenileyip yeniden seçin.', [
    { path: 'district_id', message: 'Böyle bir ilçe yok.' },
  ]);
