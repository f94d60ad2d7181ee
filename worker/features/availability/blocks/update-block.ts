import { isStaff } from '#domain/auth/permissions.ts';
import type { ManualBlock, UpdateBlockInput } from '#domain/availability/admin-schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { findBlockToChange } from './block-queries.ts';
import { assertMayChange, blockNotFound, changeBlock } from './block-changes.ts';
import { assertOptionEnd, auditedBlock, blockColumnsOf, holdingOf } from './create-block.ts';
import { takeNights } from '#worker/features/nights/nights.ts';
import { toManualBlock } from './present-block.ts';
import { explainTaken } from '#worker/features/nights/taken.ts';

/**
 * Changes a block; its old nights are freed and its new ones taken in the same batch. @throws
 * `DATES_TAKEN` (409) naming what takes them, `VALIDATION` (422), `NOT_FOUND` when the block or the
 * villa is unknown or not the viewer's, `OFFICE_BLOCK` (422) to an owner, `STALE_VERSION` (409).
 */
export async function updateBlock(
  deps: Deps,
  id: string,
  { version, ...input }: UpdateBlockInput,
  viewer: Viewer,
  actor: Actor,
): Promise<ManualBlock> {
  const found = await findBlockToChange(deps.db, id, input.villa_id, viewer, instant(deps.clock));
  if (found === null) throw blockNotFound();
  await assertMayChange(deps, found.block, viewer, version);
  const wanted = merged(found.block, input);
  const isOtherEnd =
    wanted.expires_at !== found.block.expiresAt || wanted.started_at !== found.block.startsOn;
  if (isOtherEnd || found.villa.id !== found.block.villaId) {
    assertOptionEnd(deps, found.villa, wanted);
  }

  const write = beginWrite(deps, actor);
  const { at } = write;
  const changes = { villaId: found.villa.id, ...blockColumnsOf(wanted) };
  const block = {
    ...found.block,
    ...changes,
    version: found.block.version + 1,
    villaName: found.villa.name,
  };
  const holding = holdingOf(block);
  try {
    await write.run([
      ...changeBlock(write, found.block, changes),
      ...takeNights(holding, 'block', block.expiresAt, at),
      write.audit('block.update', id, {
        before: auditedBlock(found.block),
        after: auditedBlock(block),
      }),
    ]);
  } catch (error) {
    throw await explainTaken(deps, error, holding, isStaff(viewer.role));
  }
  return toManualBlock(block);
}

/** The block with the changes of the body applied; only an option can expire. */
function merged(block: ReturnType<typeof blockColumnsOf>, input: UpdateBlockInput) {
  const status = input.status ?? block.kind;
  const { expires_at = block.expiresAt, note = block.note } = input;
  return { ...input, status, note, expires_at: status === 'option' ? expires_at : null };
}
