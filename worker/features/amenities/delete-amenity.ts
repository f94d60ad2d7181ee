import { sql } from 'drizzle-orm';
import { amenities } from '#drizzle/schema/amenities.ts';
import { villaAmenities } from '#drizzle/schema/villas.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { deleteUnused } from '#worker/platform/database/delete-unused.ts';
import { readAmenityUse } from './queries.ts';

/**
 * Deletes an amenity; with `detach` it is removed from its villas first.
 * @throws what `deleteUnused` throws
 */
export async function deleteAmenity(
  deps: Deps,
  id: number,
  detach: boolean,
  actor: Actor,
): Promise<void> {
  const { amenity, names } = await readAmenityUse(deps.db, id);
  const remedy = 'Özelliği bu villalardan da kaldırarak silebilirsiniz.';
  await deleteUnused(deps, actor, {
    entity: 'feature',
    table: amenities,
    row: amenity,
    missing: 'Böyle bir özellik yok.',
    users: detach ? [] : [{ names, total: amenity?.villas ?? 0, noun: 'villa', remedy }],
    isUnused: detach
      ? sql`true`
      : sql`not exists (select 1 from villa_features where feature_id = ${id})`,
    before: (write) => (detach ? [write.delete(villaAmenities, { featureId: id })] : []),
  });
}
