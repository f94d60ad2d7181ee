import { conflict, notFound } from '#domain/errors.ts';
import { fold } from '#domain/values/fold.ts';
import type { AdminTownDetail, UpdateTownInput } from '#domain/locations/admin-schema.ts';
import { sortKey } from '#domain/values/sort.ts';
import { towns } from '#drizzle/schema/locations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { changedOne } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { unknownDistrict } from './create-town.ts';
import { changeSlug, choosePageSlug, slugTaken } from '../page-slug.ts';
import { toTownDetail } from '../present.ts';
import { readForTownEdit } from './town-queries.ts';

/**
 * Updates a region; fields left out are unchanged. @throws `NOT_FOUND`, `STALE_VERSION` (409)
 * naming who saved in between, `SLUG_TAKEN` (409), `SLUG_RESERVED` (422), `UNKNOWN_CHOICE` (422).
 */
export async function updateTown(
  deps: Deps,
  id: number,
  { version, ...input }: UpdateTownInput,
  actor: Actor,
): Promise<AdminTownDetail> {
  const { db } = deps;
  const { current, district, holder } = await readForTownEdit(db, id, {
    ...(input.district_id !== undefined && { districtId: input.district_id }),
    ...(input.slug !== undefined && { slug: input.slug }),
  });
  if (current === undefined) throw notFound('Böyle bir bölge yok.');
  if (current.version !== version) throw await staleVersion(db, 'town', id);
  const { before, after, any } = changedFields(current, input);
  if (!any) return toTownDetail(current);
  if (after.district_id !== undefined && district === undefined) throw unknownDistrict();
  if (after.slug !== undefined) choosePageSlug(after.slug, current.name);
  if (after.slug !== undefined && holder !== undefined) throw slugTaken(after.slug, holder);

  const write = beginWrite(deps, actor);
  const { at } = write;
  const { district_id, order, name, ...columns } = after;
  await write.run([
    write.update(
      towns,
      { id, version },
      {
        ...columns,
        ...(name !== undefined && { name, searchText: fold(name), sortKey: sortKey(name) }),
        ...(district_id !== undefined && { districtId: district_id }),
        ...(order !== undefined && { displayOrder: order }),
        version: version + 1,
      },
      () => (after.slug === undefined ? unknownDistrict() : slugTaken(after.slug)),
    ),
    changedOne('town.unchanged', () => conflict('STALE_VERSION')),
    after.slug !== undefined && changeSlug('town', id, after.slug),
    write.audit('town.update', id, { before, after }),
  ]);
  const named = district_id === undefined ? {} : district;
  return toTownDetail({ ...current, ...after, ...named, version: version + 1, updated_at: at });
}
