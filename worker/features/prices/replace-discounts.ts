import { eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import type { ReplaceDiscountsInput } from '#domain/prices/discount-schema.ts';
import { villaDiscounts } from '#drizzle/schema/prices.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { checkVersion, raiseVersion } from '#worker/platform/database/saved-version.ts';
import { findDiscounts } from './queries.ts';

/**
 * Replaces all discounts of a villa. They may overlap: a stay gets the one with the largest amount.
 * @throws `NOT_FOUND`, `STALE_VERSION` (409).
 */
export async function replaceDiscounts(
  deps: Deps,
  villaId: number,
  { version, rows }: ReplaceDiscountsInput,
  actor: Actor,
): Promise<void> {
  const current = await findDiscounts(deps.db, villaId);
  if (current === null) throw notFound('Böyle bir villa yok.');
  await checkVersion(deps, current.villa, version);
  const at = instant(deps.clock);
  const values = rows.map((row) => ({ ...row, villaId, createdAt: at, updatedAt: at }));
  await deps.db.write([
    ...raiseVersion(deps, current.villa),
    step(build.delete(villaDiscounts).where(eq(villaDiscounts.villaId, villaId))),
    ...(values.length === 0 ? [] : [step(build.insert(villaDiscounts).values(values))]),
    audit(actor, deps.clock.now(), {
      action: 'villa.discounts',
      entity: 'villa',
      entityId: String(villaId),
      before: { rows: current.rows },
      after: { rows },
    }),
  ]);
}
