import { sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import { inUse } from '#domain/in-use.ts';
import { amenities } from '#drizzle/schema/amenities.ts';
import { villaAmenities } from '#drizzle/schema/villas.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { readAmenityUse } from './queries.ts';
import { unknownAmenity } from './write-amenity.ts';

/**
 * Deletes an amenity; with `detach` it is removed from its villas first. @throws `NOT_FOUND`,
 * `IN_USE` (409) naming the villas that still have it.
 */
export async function deleteAmenity(
  deps: Deps,
  id: number,
  detach: boolean,
  actor: Actor,
): Promise<void> {
  const { db } = deps;
  const { amenity, names } = await readAmenityUse(db, id);
  if (amenity === undefined) throw unknownAmenity();
  if (amenity.villas > 0 && !detach) {
    throw inUse(
      amenity.name,
      { names, total: amenity.villas, noun: 'villa' },
      'Özelliği bu villalardan da kaldırarak silebilirsiniz.',
    );
  }
  const unused = guard(
    'feature.unused',
    sql`not exists (select 1 from villa_features where feature_id = ${id})`,
    () => conflict('IN_USE'),
  );
  const write = beginWrite(deps, actor);
  await write.run([
    detach ? write.delete(villaAmenities, { featureId: id }) : unused,
    write.delete(amenities, { id }),
    write.audit('feature.delete', id, { before: amenity }),
  ]);
}
