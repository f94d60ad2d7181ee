import { anyPictureKind } from '#domain/media/picture-size.ts';
import type { Deps } from '../deps.ts';

/** Pixels of the wider side of what a HEIC photo becomes: papers have to stay legible. */
const WIDTH = 2400;

/**
 * A photo of an iPhone as a JPEG where the platform can open it: most computers of an office cannot.
 * Everything else, and what the platform cannot open, as it is.
 */
export async function openHeic(
  { pictures }: Pick<Deps, 'pictures'>,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  if (pictures === null || anyPictureKind(bytes) !== 'heic') return bytes;
  try {
    const made = await pictures(bytes, { width: WIDTH, format: 'image/jpeg', quality: 80 });
    return made.contentType === 'image/jpeg' ? new Uint8Array(made.bytes) : bytes;
  } catch {
    return bytes;
  }
}
