import { eq, sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import { inUse } from '#domain/in-use.ts';
import { features } from '#drizzle/schema/features.ts';
import { villaFeatures } from '#drizzle/schema/villas.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { build } from '../../platform/statements.ts';
import { guard, step } from '../../platform/write-batch.ts';
import { readFeatureUse } from './queries.ts';
import { unknownFeature } from './write-feature.ts';

/**
 * Removes a feature; with `detach` it is taken off the villas that have it.
 * @throws `NOT_FOUND`, `IN_USE` (409) naming the villas when it is to stay on them.
 */
export async function deleteFeature(
  deps: Deps,
  id: number,
  detach: boolean,
  actor: Actor,
): Promise<void> {
  const { db } = deps;
  const { feature, names } = await readFeatureUse(db, id);
  if (feature === undefined) throw unknownFeature();
  if (feature.villas > 0 && !detach) {
    throw inUse(
      feature.name,
      { names, total: feature.villas, noun: 'villa' },
      'Özelliği bu villalardan da kaldırarak silebilirsiniz.',
    );
  }
  const unused = guard(
    'feature.unused',
    sql`not exists (select 1 from villa_features where feature_id = ${id})`,
    () => conflict('IN_USE'),
  );
  await db.write([
    detach ? step(build.delete(villaFeatures).where(eq(villaFeatures.featureId, id))) : unused,
    step(build.delete(features).where(eq(features.id, id))),
    audit(db, actor, deps.clock.now(), {
      action: 'feature.delete',
      entity: 'feature',
      entityId: String(id),
      before: feature,
    }),
  ]);
}
