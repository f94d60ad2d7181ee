import { notFound } from '#domain/errors.ts';
import { villaImages } from '#drizzle/schema/villa-parts.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedOne } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { getVillaImageRow } from '../queries.ts';
import { removeUnusedPictures } from '../storage/remove-unused.ts';
import { signDeleted } from './undo-delete.ts';

/**
 * Deletes a picture of a villa: its row, then its files. `undoable`: the files are left to the
 * sweep (sweep-files.ts), and the answer is the key that restores the picture. @throws `NOT_FOUND`
 */
export async function deleteVillaImage(
  deps: Deps,
  id: number,
  undoable: boolean,
  actor: Actor,
): Promise<string | null> {
  const picture = await getVillaImageRow(deps.db, id);
  const { villaId, key, alt, position } = picture;
  const write = beginWrite(deps, actor);
  await write.run([
    write.delete(villaImages, { id }),
    changedOne('villa_image.there', () => notFound('Böyle bir resim yok.')),
    write.audit('villa_image.delete', id, { before: { villaId, key, alt, position } }),
  ]);
  if (undoable) return signDeleted(deps, picture);
  await removeUnusedPictures(deps, [key]);
  return null;
}
