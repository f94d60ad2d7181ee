import type { BlockListQuery, ManualBlock } from '#domain/availability/admin-schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { mapPage } from '#worker/platform/database/read-page.ts';
import { blockNotFound } from './block-changes.ts';
import { findBlockRow, listBlockRows } from './block-queries.ts';
import { toManualBlock } from './present-block.ts';

/** A page of the active blocks; one trip. */
export async function listBlocks({ db, clock }: Deps, query: BlockListQuery, viewer: Viewer) {
  return mapPage(await listBlockRows(db, query, viewer, instant(clock)), toManualBlock);
}

/** @throws `NOT_FOUND` when it is unknown, removed, expired or not the viewer's. */
export async function getBlock(
  { db, clock }: Deps,
  id: string,
  viewer: Viewer,
): Promise<ManualBlock> {
  const row = await findBlockRow(db, id, viewer, instant(clock));
  if (row === null) throw blockNotFound();
  return toManualBlock(row);
}
