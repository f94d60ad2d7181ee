import { notFound, refused } from '#domain/errors.ts';
import type { ReplaceAmenitiesInput } from '#domain/villas/admin-schema.ts';
import { villaAmenities } from '#drizzle/schema/villas.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { checkVersion, raiseVersion } from '#worker/platform/database/saved-version.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { findAmenities } from './write-queries.ts';

/**
 * Replaces all amenities of a villa. @returns the villa's new version. @throws `NOT_FOUND`,
 * `STALE_VERSION` (409), `UNKNOWN_CHOICE` (422) for an amenity that no longer exists.
 */
export async function replaceAmenities(
  deps: Deps,
  villaId: number,
  { version, featureIds }: ReplaceAmenitiesInput,
  actor: Actor,
): Promise<number> {
  const current = await findAmenities(deps.db, villaId, featureIds);
  if (current === null) throw notFound('Böyle bir villa yok.');
  const villa = { id: villaId, version: current.version };
  await checkVersion(deps, villa, version);
  const gone = featureIds.filter((id) => !current.known.includes(id));
  if (gone.length > 0) throw unknownAmenities(gone);

  const rows = featureIds.map((featureId) => ({ villaId, featureId }));
  const write = beginWrite(deps, actor);
  await write.run([
    ...raiseVersion(write, villa),
    write.delete(villaAmenities, { villaId }),
    rows.length !== 0 && write.insert(villaAmenities, rows, () => refused('UNKNOWN_CHOICE')),
    write.audit('villa.features', villaId, {
      before: { removed: current.held.filter((id) => !featureIds.includes(id)) },
      after: { added: featureIds.filter((id) => !current.held.includes(id)) },
    }),
  ]);
  return current.version + 1;
}

function unknownAmenities(ids: number[]) {
  const message = `Seçilen özelliklerden bazıları artık yok (${ids.slice(0, 5).join(', ')}). Listeden yeniden seçin.`;
  return refused('UNKNOWN_CHOICE', message, [{ path: 'featureIds', message }]);
}
