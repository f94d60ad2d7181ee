import type { Deps } from '#worker/platform/deps.ts';
import { listUnusedFiles } from '../queries.ts';
import { removePictures } from './store-picture.ts';

/**
 * Deletes the files of pictures that a write has just released, unless another row uses them. If
 * the process dies first, the sweep deletes them. At most one trip.
 */
export async function removeUnusedPictures(
  deps: Deps,
  keys: readonly (string | null)[],
): Promise<void> {
  const uploads = keys.filter((key) => key !== null);
  if (uploads.length === 0) return;
  await removePictures(deps, await listUnusedFiles(deps.db, uploads));
}
