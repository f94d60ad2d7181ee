import { and, eq, isNull, sql } from 'drizzle-orm';
import { isStaff } from '#domain/auth/permissions.ts';
import { notFound, refused } from '#domain/errors.ts';
import { manualBlocks } from '#drizzle/schema/nights.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import type { Write } from '#worker/platform/write.ts';

/**
 * An owner changes and removes what an owner set; what the agency set, only the agency does. Nobody
 * changes what is no longer the version they read. @throws `OFFICE_BLOCK` (422), `STALE_VERSION`
 * (409) naming who was faster
 */
export async function assertMayChange(
  { db }: Deps,
  block: { id: string; version: number; byOffice: boolean },
  { role }: Viewer,
  version: number | undefined,
): Promise<void> {
  if (block.byOffice && !isStaff(role)) throw refused('OFFICE_BLOCK');
  if (version !== undefined && version !== block.version) {
    throw await staleVersion(db, 'block', block.id);
  }
}

/**
 * Changes a block that still stands as it was read. @throws `NOT_FOUND`, `STALE_VERSION` (409) from
 * the batch
 */
export function changeBlock(
  write: Write,
  { id, version }: { id: string; version: number },
  changes: Partial<typeof manualBlocks.$inferInsert>,
): Step[] {
  const stands = and(eq(manualBlocks.id, id), isNull(manualBlocks.removedAt));
  return [
    guard(
      'block.stands',
      sql`exists (select 1 from ${manualBlocks} where ${stands})`,
      blockNotFound,
    ),
    ...write.updateOne(
      manualBlocks,
      { id, version, removedAt: null },
      {
        ...changes,
        version: version + 1,
      },
    ),
  ];
}

export const blockNotFound = () => notFound('Böyle bir manuel blok yok ya da süresi doldu.');
