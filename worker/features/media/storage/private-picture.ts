import { notFound } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { newId } from '#worker/platform/ids.ts';
import { readUpload, type StoredPicture, storePicture } from './store-picture.ts';

export type PrivatePicture = { file: string; width: number; height: number };

/** What a stranger's picture is called: its own name may say who is on it. */
const NAME = 'misafir-fotografi';

/**
 * Keeps a picture that a stranger sent where no public address reaches it, without its metadata: a
 * phone writes into it where it was taken. The nightly sweep deletes it unless a row names it.
 * @throws what storePicture throws
 */
export async function storePrivatePicture(
  deps: Pick<Deps, 'files' | 'clock'>,
  upload: File,
): Promise<PrivatePicture> {
  const picture = await readUpload(upload);
  const { contentType, width, height } = picture;
  const file = `reviews/${newId(deps.clock.now())}/${NAME}`;
  await deps.files.put(file, picture.clean(), { contentType });
  return { file, width, height };
}

/** Makes the public picture of a private one, which stays where it is. @throws `NOT_FOUND` */
export async function publishPicture(deps: Deps, file: string): Promise<StoredPicture> {
  const stored = await deps.files.find(file);
  if (stored === null) throw notFound('Fotoğrafın dosyası artık yok.');
  const bytes = await new Response(stored.body).arrayBuffer();
  return storePicture(deps, new File([bytes], NAME, { type: stored.contentType }));
}
