import { notFound } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { newId } from '#worker/platform/ids.ts';
import { readUpload, type StoredPicture, storePicture } from './store-picture.ts';

export type PrivatePicture = { file: string; width: number; height: number };

/** A neutral name for a guest's picture: the original name may identify somebody. */
const NAME = 'misafir-fotografi';

/**
 * Stores a guest's picture without a public address and without its metadata, which may include the
 * location. The nightly sweep deletes it unless a row refers to it. @throws what storePicture
 * throws
 */
export async function storePrivatePicture(
  deps: Pick<Deps, 'files' | 'clock' | 'pictures'>,
  upload: File,
): Promise<PrivatePicture> {
  const picture = await readUpload(deps, upload);
  const { contentType, width, height } = picture;
  const file = `reviews/${newId(deps.clock.now())}/${NAME}`;
  await deps.files.put(file, picture.clean(), { contentType });
  return { file, width, height };
}

/** Creates the public version of a private picture, which is kept. @throws `NOT_FOUND` */
export async function publishPicture(deps: Deps, file: string): Promise<StoredPicture> {
  const stored = await deps.files.find(file);
  if (stored === null) throw notFound('Fotoğrafın dosyası artık yok.');
  const bytes = await new Response(stored.body).arrayBuffer();
  return storePicture(deps, new File([bytes], NAME, { type: stored.contentType }));
}
