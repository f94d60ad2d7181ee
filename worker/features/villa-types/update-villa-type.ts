import { conflict, notFound } from '#domain/errors.ts';
import type {
  AdminVillaTypeDetail,
  UpdateVillaTypeInput,
} from '#domain/villa-types/admin-schema.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { changedOne } from '#worker/platform/database/write-batch.ts';
import { changeSlug, choosePageSlug, slugTaken } from '#worker/features/locations/page-slug.ts';
import { storedRichText } from '#worker/platform/database/stored-rich-text.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { readForVillaTypeEdit, type StoredVillaType } from './admin-queries.ts';
import { searchable } from './create-villa-type.ts';

/**
 * Updates a villa type; fields left out are unchanged. @throws `NOT_FOUND`, `STALE_VERSION` (409)
 * naming who saved in between, `SLUG_TAKEN` (409), `SLUG_RESERVED` (422).
 */
export async function updateVillaType(
  deps: Deps,
  id: number,
  { version, ...input }: UpdateVillaTypeInput,
  actor: Actor,
): Promise<AdminVillaTypeDetail> {
  const { db } = deps;
  const { current, holder } = await readForVillaTypeEdit(db, id, input.slug);
  if (current === undefined) throw notFound('Böyle bir villa tipi yok.');
  if (current.version !== version) throw await staleVersion(db, 'villa_type', id);
  const { before, after, any } = changedFields(current, input);
  if (!any) return toVillaTypeDetail(current);
  const { slug, order: _, ...columns } = after;
  if (slug !== undefined) choosePageSlug(slug, current.name);
  if (slug !== undefined && holder !== undefined) throw slugTaken(slug, holder);

  const write = beginWrite(deps, actor);
  const { at } = write;
  const next = { ...current, ...after };
  await write.run([
    write.update(
      villaTypes,
      { id, version },
      {
        ...columns,
        ...searchable(next),
        slug: next.slug,
        displayOrder: next.order,
        version: version + 1,
      },
      () => slugTaken(next.slug),
    ),
    changedOne('villa_type.unchanged', () => conflict('STALE_VERSION')),
    slug !== undefined && changeSlug('villa_type', id, slug),
    write.audit('villa_type.update', id, { before, after }),
  ]);
  return toVillaTypeDetail({ ...next, version: version + 1, updated_at: at });
}

/** A stored type in the form of the dashboard's form. */
export const toVillaTypeDetail = (row: StoredVillaType): AdminVillaTypeDetail => ({
  ...row,
  body: storedRichText(row.body),
});
