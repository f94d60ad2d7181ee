import { refused } from '#domain/errors.ts';
import { PICTURE_FILES, type PictureFileSpec } from '#domain/media/picture-files.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { MadePicture, PictureMaker } from '#worker/platform/files/pictures.ts';
import { IMMUTABLE } from './file-keys.ts';

/**
 * How often a file that is too large is compressed again, and by how much the quality is lowered
 * each time.
 */
const TRIES = 3;
const STEP = 12;

/**
 * Creates and stores the files of a picture. One that cannot be created is left out and the
 * original served instead; when none can, the picture itself is damaged. @throws `IMAGE_UNREADABLE`
 * (422)
 */
export async function makeWidths(
  { pictures, files }: Pick<Deps, 'pictures' | 'files'>,
  key: string,
  picture: Uint8Array,
): Promise<void> {
  if (pictures === null) return;
  const made = await Promise.allSettled(
    PICTURE_FILES.map(async (spec) => ({ spec, ...(await makeLight(pictures, picture, spec)) })),
  );
  const ready = made.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (ready.length === 0) throw refused('IMAGE_UNREADABLE');
  await Promise.all(
    ready.map(({ spec, bytes, contentType }) =>
      files.put(`${key}${spec.suffix}`, bytes, { contentType, cacheControl: IMMUTABLE }),
    ),
  );
}

/** The file, with lower quality when it exceeds its target size and that helps. */
export async function makeLight(
  make: PictureMaker,
  picture: Uint8Array,
  { width, format, quality, goal }: PictureFileSpec,
): Promise<MadePicture> {
  let made = await make(picture, { width, format, quality });
  for (let attempt = 1; attempt < TRIES && made.bytes.byteLength > goal; attempt++) {
    const lighter = await make(picture, { width, format, quality: quality - attempt * STEP });
    if (lighter.bytes.byteLength >= made.bytes.byteLength) return made;
    made = lighter;
  }
  return made;
}
