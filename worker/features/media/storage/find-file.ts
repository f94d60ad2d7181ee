import { parsePictureFile } from '#domain/media/picture-files.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { StoredFile } from '#worker/platform/files/files.ts';
import { originalOf } from './file-keys.ts';

type Address = { kind: string; folder: string; file: string };

/** A fallback may be replaced by the file it stands for. */
const FALLBACK_CACHE = 'public, max-age=3600';

/**
 * An uploaded file by its address below `/media/`. A width that the platform could not make is
 * answered with the original.
 */
export async function findFile(
  { files }: Pick<Deps, 'files'>,
  { kind, folder, file }: Address,
): Promise<StoredFile | null> {
  if (kind === 'documents') return files.find(`documents/${folder}/${file}`);
  const picture = kind === 'pictures' ? parsePictureFile(file) : null;
  if (picture === null) return null;
  const made = await files.find(`pictures/${folder}/${file}`);
  if (made !== null) return made;
  const original = await files.find(originalOf(`pictures/${folder}/${picture.name}`));
  return original && { ...original, cacheControl: FALLBACK_CACHE };
}
