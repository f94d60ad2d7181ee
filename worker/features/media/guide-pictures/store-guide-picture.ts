import { refused } from '#domain/errors.ts';

import { PICTURE_FILES, pictureBaseName } from '#domain/media/picture-files.ts';
import type { GuidePicture, HouseGuide } from '#domain/villas/house-guide.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { StoredFile } from '#worker/platform/files/files.ts';
import type { MadePicture } from '#worker/platform/files/pictures.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { makeLight } from '../storage/make-widths.ts';
import { readUpload } from '../storage/store-picture.ts';

/** A single width for phones, in a format that every phone reads. */
const SPEC = PICTURE_FILES.find(({ suffix }) => suffix === '-1280.jpg');

/**
 * Stores a picture of a house guide without its metadata, below `guides/`, which has no public
 * address. One that no guide refers to after a day is deleted. @throws `UNSUPPORTED_MEDIA_TYPE`
 * (415), `TOO_LARGE` (413), `IMAGE_TOO_LARGE`, `IMAGE_UNREADABLE` (422)
 */
export async function storeGuidePicture(
  deps: Deps,
  file: File,
  actor: Actor,
): Promise<GuidePicture> {
  const picture = await readUpload(deps, file);
  const { width, height } = picture;
  const { bytes, contentType } = await made(deps, picture.clean(), picture.contentType);
  const write = beginWrite(deps, actor);
  const key = `guides/${write.newId()}/${pictureBaseName(file.name) || 'resim'}`;
  await deps.files.put(key, bytes, { contentType });
  await write.run([write.audit('picture.upload', key, { after: { width, height } })]);
  return { key, width, height };
}

/** The compressed file, or the picture itself where the platform cannot create one. */
async function made(
  { pictures }: Pick<Deps, 'pictures'>,
  clean: Uint8Array,
  contentType: string,
): Promise<MadePicture | { bytes: Uint8Array; contentType: string }> {
  if (pictures === null || SPEC === undefined) return { bytes: clean, contentType };
  try {
    return await makeLight(pictures, clean, SPEC);
  } catch {
    throw refused('IMAGE_UNREADABLE');
  }
}

/** The file of a guide's picture; null for any other key. */
export async function findGuidePicture(
  { files }: Pick<Deps, 'files'>,
  key: string,
): Promise<StoredFile | null> {
  return key.startsWith('guides/') ? files.find(key) : null;
}

/** Checks that the pictures of a guide still exist. @throws `UNKNOWN_CHOICE` (422) */
export async function requireGuidePictures(
  { files }: Pick<Deps, 'files'>,
  guide: HouseGuide | undefined,
): Promise<void> {
  const message = 'Bu bölümün resmi artık yok. Yeniden yükleyin.';
  const named = (guide ?? []).flatMap(({ picture }, at) =>
    picture === null ? [] : [{ key: picture.key, path: `private.houseGuide.${at}.picture` }],
  );
  const missing = await Promise.all(
    named.map(async ({ key, path }) => {
      const found = await files.list(key);
      return found.some((file) => file.key === key) ? [] : [{ path, message }];
    }),
  );
  const fields = missing.flat();
  if (fields.length > 0) throw refused('UNKNOWN_CHOICE', message, fields);
}
