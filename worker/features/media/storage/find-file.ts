import {
  parsePictureFile,
  PICTURE_FILES,
  type PictureFileSpec,
} from '#domain/media/picture-files.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { FileStore, StoredFile } from '#worker/platform/files/files.ts';
import type { PictureMaker } from '#worker/platform/files/pictures.ts';
import { logError } from '#worker/platform/log.ts';
import { IMMUTABLE, originalOf } from './file-keys.ts';
import { makeLight } from './make-widths.ts';

type Address = { kind: string; folder: string; file: string };

/** A fallback may later be replaced by the real file, so it is cached for a short time. */
const FALLBACK_CACHE = 'public, max-age=3600';

/**
 * An uploaded file by its address below `/media/`. When a width could not be created, the original
 * is served. The JPEG is for link previews in programs that may not read newer formats: if the
 * original has another format, it is created on first request and stored.
 */
export async function findFile(
  deps: Pick<Deps, 'files' | 'pictures'>,
  { kind, folder, file }: Address,
): Promise<StoredFile | null> {
  const { files } = deps;
  if (kind === 'documents') return files.find(`documents/${folder}/${file}`);
  const picture = kind === 'pictures' ? parsePictureFile(file) : null;
  if (picture === null) return null;
  const key = `pictures/${folder}/${file}`;
  const made = await files.find(key);
  if (made !== null) return made;
  const originalKey = originalOf(`pictures/${folder}/${picture.name}`);
  const original = await files.find(originalKey);
  if (original === null) return null;
  const spec = PICTURE_FILES.find(({ suffix }) => suffix === picture.suffix);
  const isForSharing = spec?.format === 'image/jpeg' && original.contentType !== spec.format;
  if (isForSharing && deps.pictures !== null) {
    const shared = await makeNow(files, deps.pictures, original, key, spec);
    // The stream of the original has been consumed.
    return shared ?? asFallback(await files.find(originalKey));
  }
  return asFallback(original);
}

const asFallback = (file: StoredFile | null): StoredFile | null =>
  file && { ...file, cacheControl: FALLBACK_CACHE };

/** Creates and stores the requested file; null when that fails. */
async function makeNow(
  files: FileStore,
  make: PictureMaker,
  original: StoredFile,
  key: string,
  spec: PictureFileSpec,
): Promise<StoredFile | null> {
  try {
    const picture = new Uint8Array(await new Response(original.body).arrayBuffer());
    const { bytes, contentType } = await makeLight(make, picture, spec);
    await files.put(key, bytes, { contentType, cacheControl: IMMUTABLE });
    return await files.find(key);
  } catch (error) {
    logError({ at: 'media file' }, error);
    return null;
  }
}
