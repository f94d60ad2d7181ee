import { DomainError, refused } from '#domain/errors.ts';
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  MAX_PICTURE_SIDE,
  pictureKind,
  readPicture,
} from '#domain/media/picture-file.ts';
import { PICTURE_FILES, pictureBaseName } from '#domain/media/picture-files.ts';
import { anyPictureKind } from '#domain/media/picture-size.ts';
import type { PictureFile } from '#domain/media/picture.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { openHeic } from '#worker/platform/files/open-heic.ts';
import { newId } from '#worker/platform/ids.ts';
import { IMMUTABLE, originalOf } from './file-keys.ts';
import { makeWidths } from './make-widths.ts';
import { averageColor } from './picture-color.ts';

export type StoredPicture = { key: string; width: number; height: number; color: string };

/**
 * Stores an uploaded picture without its metadata, and the widths that pages use. If any of it
 * fails nothing is kept; after a crash the sweep cleans up (sweep-files.ts). @throws
 * `UNSUPPORTED_MEDIA_TYPE` (415), `TOO_LARGE` (413), `IMAGE_TOO_LARGE`, `IMAGE_UNREADABLE` (422)
 */
export async function storePicture(deps: Deps, file: File): Promise<StoredPicture> {
  const picture = await readUpload(deps, file);
  const clean = picture.clean();
  const { contentType, width, height } = picture;
  const key = `pictures/${newId(deps.clock.now())}/${pictureBaseName(file.name)}`;
  try {
    // The original first: the sweep finds pictures by their originals.
    await deps.files.put(originalOf(key), clean, { contentType, cacheControl: IMMUTABLE });
    const [color] = await Promise.all([averageColor(deps, clean), makeWidths(deps, key, clean)]);
    return { key, width, height, color };
  } catch (error) {
    await removePictures(deps, [key]);
    throw error;
  }
}

/** Deletes all files of pictures. */
export async function removePictures({ files }: Pick<Deps, 'files'>, keys: readonly string[]) {
  if (keys.length === 0) return;
  await files.delete(
    keys.flatMap((key) => [
      ...PICTURE_FILES.map(({ suffix }) => `${key}${suffix}`),
      originalOf(key),
    ]),
  );
}

/** About an iPhone's photo that the platform could not open. */
const HEIC_ADVICE =
  "Bu HEIC fotoğrafı açılamadı. iPhone'da Ayarlar › Kamera › En uyumlu seçip yeniden çekin ya da fotoğrafı JPEG olarak kaydedip seçin.";

/** The uploaded picture after validation. @throws as above, except for errors of creating widths */
export async function readUpload(deps: Pick<Deps, 'pictures'>, file: File): Promise<PictureFile> {
  if (file.size > MAX_PICTURE_BYTES) {
    const message = 'Resim en çok 5 MB olabilir. Küçültüp yeniden yükleyin.';
    throw new DomainError('too_large', 'TOO_LARGE', { message });
  }
  const bytes = await openHeic(deps, new Uint8Array(await file.arrayBuffer()));
  if (pictureKind(bytes) === null) {
    const message =
      anyPictureKind(bytes) === 'heic'
        ? HEIC_ADVICE
        : 'Yalnız JPEG, PNG ve WebP resim yükleyebilirsiniz.';
    throw new DomainError('unsupported', 'UNSUPPORTED_MEDIA_TYPE', { message });
  }
  const picture = readPicture(bytes);
  if (picture === null) throw refused('IMAGE_UNREADABLE');
  const { width, height } = picture;
  if (width * height > MAX_PICTURE_PIXELS || Math.max(width, height) > MAX_PICTURE_SIDE)
    throw refused('IMAGE_TOO_LARGE');
  return picture;
}
