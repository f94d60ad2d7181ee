import {
  parsePictureFile,
  PICTURE_FILES,
  type PictureFileSpec,
} from '#domain/media/picture-files.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { StoredFile } from '#worker/platform/files/files.ts';
import { logError } from '#worker/platform/log.ts';
import { IMMUTABLE, originalOf } from './file-keys.ts';
import { makeLight } from './make-widths.ts';

type Address = { kind: string; folder: string; file: string };

/** A fallback may be replaced by the file it stands for. */
const FALLBACK_CACHE = 'public, max-age=3600';

/**
 * An uploaded file by its address below `/media/`. A width that the platform could not make is
 * answered with the original. The JPEG is what links that are shared show, in programs that may read
 * nothing newer: where the original is none it is made when it is first asked for, and kept.
 */
export async function findFile(
  deps: Pick<Deps, 'files' | 'pictures'>,
  { kind, folder, file }: Address,
): Promise<StoredFile | null> {
  const { files } = deps;
  if (kind === 'documents') return files.find(`documents/${folder}/${file}`);
  const picture = kind === 'pictures' ? parsePictureFile(file) : null;
  if (picture === null) return null;
  const made = await files.find(`pictures/${folder}/${file}`);
  if (made !== null) return made;
  const key = originalOf(`pictures/${folder}/${picture.name}`);
  const original = await files.find(key);
  if (original === null) return null;
  const spec = PICTURE_FILES.find(({ suffix }) => suffix === picture.suffix);
  const isForSharing = spec?.format === 'image/jpeg' && original.contentType !== spec.format;
  const shared = isForSharing ? await makeNow(deps, key, `pictures/${folder}/${file}`, spec) : null;
  return shared ?? { ...original, cacheControl: FALLBACK_CACHE };
}

async function makeNow(
  { files, pictures }: Pick<Deps, 'files' | 'pictures'>,
  original: string,
  key: string,
  spec: PictureFileSpec,
): Promise<StoredFile | null> {
  if (pictures === null) return null;
  try {
    const stored = await files.find(original);
    if (stored === null) return null;
    const picture = new Uint8Array(await new Response(stored.body).arrayBuffer());
    const { bytes, contentType } = await makeLight(pictures, picture, spec);
    await files.put(key, bytes, { contentType, cacheControl: IMMUTABLE });
    return await files.find(key);
  } catch (error) {
    logError({ at: 'media file' }, error);
    return null;
  }
}
