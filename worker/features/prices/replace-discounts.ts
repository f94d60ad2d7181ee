import { notFound } from '#domain/errors.ts';
import type { ReplaceDiscountsInput } from '#domain/prices/discount-schema.ts';
import { villaDiscounts } from '#drizzle/schema/prices.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { checkVersion, raiseVersion } from '#worker/platform/database/saved-version.ts';
import { beginWrite } from '#worker/platform/write.ts';
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
  const write = beginWrite(deps, actor);
  await write.run([
    ...raiseVersion(write, current.villa),
    write.delete(villaDiscounts, { villaId }),
    rows.length > 0 &&
      write.insert(
        villaDiscounts,
        rows.map((row) => ({ ...row, villaId })),
      ),
    write.audit('villa.discounts', villaId, { before: { rows: current.rows }, after: { rows } }),
  ]);
}
