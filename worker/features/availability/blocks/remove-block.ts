import { DomainError } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { findBlockRow, listDueBlocks } from './block-queries.ts';
import { assertMayChange, blockNotFound, changeBlock } from './block-changes.ts';
import { auditedBlock } from './create-block.ts';
import { freeNights } from '#worker/features/nights/nights.ts';

/**
 * Frees the nights of a block. Its row is kept, marked as removed. @throws `NOT_FOUND` when it is
 * unknown, already removed or not the viewer's, `OFFICE_BLOCK` (422) to an owner, `STALE_VERSION`
 * (409) when it is no longer the version that was read.
 */
export async function removeBlock(
  deps: Deps,
  id: string,
  version: number | undefined,
  viewer: Viewer,
  actor: Actor,
): Promise<void> {
  const block = await findBlockRow(deps.db, id, viewer, instant(deps.clock));
  if (block === null) throw blockNotFound();
  await assertMayChange(deps, block, viewer, version);
  await deps.db.write(removalSteps(deps, block, 'block.delete', actor));
}

const SYSTEM: Actor = { kind: 'system', userId: null, ip: null, requestId: null };

/** Blocks processed in one run; the next minute continues. */
const RUN_LIMIT = 100;

/**
 * Runs every minute: removes the nights of expired blocks. They are free for every reader from the
 * moment of expiry; this is only cleaning up. Each block is a batch of its own, so one that was
 * just changed is skipped. @returns how many were processed.
 */
export async function releaseDueBlocks(deps: Deps): Promise<number> {
  let cleared = 0;
  for (const block of await listDueBlocks(deps.db, instant(deps.clock), RUN_LIMIT)) {
    try {
      await deps.db.write(removalSteps(deps, block, 'block.expire', SYSTEM));
      cleared += 1;
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'busy') throw error;
    }
  }
  return cleared;
}

function removalSteps(
  deps: Deps,
  block: Parameters<typeof auditedBlock>[0] & { version: number },
  action: 'block.delete' | 'block.expire',
  actor: Actor,
): Step[] {
  const { id } = block;
  const write = beginWrite(deps, actor);
  const { at } = write;
  return [
    ...changeBlock(write, block, { removedAt: at }),
    freeNights(id),
    write.audit(action, id, { entity: 'block', before: auditedBlock(block) }),
  ];
}
