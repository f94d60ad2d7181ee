import { eq } from 'drizzle-orm';
import { notFound, refused } from '#domain/errors.ts';
import type { ReplaceFeaturesInput } from '#domain/villas/admin-schema.ts';
import { villaFeatures } from '#drizzle/schema/villas.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { build } from '../../platform/statements.ts';
import { step } from '../../platform/write-batch.ts';
import { checkVersion, raiseVersion } from './saved-version.ts';
import { findFeatures } from './write-queries.ts';

/**
 * Replaces a villa's features as a set.
 * @returns the villa's version after it.
 * @throws `NOT_FOUND`, `STALE_VERSION` (409), `UNKNOWN_CHOICE` (422) for a feature that is gone.
 */
export async function replaceFeatures(
  deps: Deps,
  villaId: number,
  { version, featureIds }: ReplaceFeaturesInput,
  actor: Actor,
): Promise<number> {
  const current = await findFeatures(deps.db, villaId, featureIds);
  if (current === null) throw notFound('Böyle bir villa yok.');
  const villa = { id: villaId, version: current.version };
  await checkVersion(deps, villa, version);
  const gone = featureIds.filter((id) => !current.known.includes(id));
  if (gone.length > 0) throw unknownFeatures(gone);

  const rows = featureIds.map((featureId) => ({ villaId, featureId }));
  await deps.db.write([
    ...raiseVersion(deps, villa),
    step(build.delete(villaFeatures).where(eq(villaFeatures.villaId, villaId))),
    ...(rows.length === 0
      ? []
      : [step(build.insert(villaFeatures).values(rows), () => refused('UNKNOWN_CHOICE'))]),
    audit(deps.db, actor, deps.clock.now(), {
      action: 'villa.features',
      entity: 'villa',
      entityId: String(villaId),
      before: { removed: current.held.filter((id) => !featureIds.includes(id)) },
      after: { added: featureIds.filter((id) => !current.held.includes(id)) },
    }),
  ]);
  return current.version + 1;
}

function unknownFeatures(ids: number[]) {
  const message = `Seçilen özelliklerden bazıları artık yok (${ids.slice(0, 5).join(', ')}). Listeden yeniden seçin.`;
  return refused('UNKNOWN_CHOICE', message, [{ path: 'featureIds', message }]);
}
