import { eq, sql } from 'drizzle-orm';
import { refused } from '#domain/errors.ts';
import { fold } from '#domain/values/fold.ts';
import type { AdminTownDetail, CreateTownInput } from '#domain/locations/admin-schema.ts';
import { sortKey } from '#domain/values/sort.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { guard, step } from '#worker/platform/database/write-batch.ts';
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
): Promise<AdminTownDetail> {
  const slug = choosePageSlug(input.slug, input.name);
  const { db } = deps;
  const { district, holder, nextOrder } = await readForNewTown(db, input.district_id, slug);
  if (district === undefined) throw unknownDistrict();
  if (holder !== undefined) throw slugTaken(slug, holder);

  const now = deps.clock.now();
  const at = now.toISOString();
  const { district_id, order = nextOrder, ...fields } = input;
  const facts = { ...fields, slug, version: 1 };
  const madeId = sql<number>`(select id from towns where slug = ${slug})`;
  const [, inserted] = await db.write([
    guard(
      'town.district',
      sql`exists (select 1 from ${districts} where ${eq(districts.id, district_id)})`,
      unknownDistrict,
    ),
    step(
      build
        .insert(towns)
        .values({
          ...facts,
          districtId: district_id,
          displayOrder: order,
          searchText: fold(input.name),
          sortKey: sortKey(input.name),
          createdAt: at,
          updatedAt: at,
        })
        .returning({ id: towns.id }),
      () => slugTaken(slug),
    ),
    claimSlug('town', madeId, slug),
    audit(actor, now, {
      action: 'town.create',
      entity: 'town',
      entityId: madeId,
      after: { ...facts, district_id, order },
    }),
  ]);
  const id = Number(inserted?.rows[0]?.id);
  return {
    ...facts,
    ...district,
    id,
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
