import {
  type AnyPicture,
  anyPictureKind,
  claimedSize,
  flatRows,
  withJpegEnd,
} from '#domain/media/picture-size.ts';
import { SHRINK_WORDS, type ShrinkReason } from '#domain/media/shrink-words.ts';
import { readPicture } from '#domain/media/picture-file.ts';
import { pictureBaseName } from '#domain/media/picture-files.ts';

/** The most pixels of a picture that is opened: a phone's largest has 200 million. */
const MAX_PIXELS = 210_000_000;

const QUALITY = 0.8;

/** The wider side; beyond it browsers refuse a canvas. */
const MAX_WIDTH = 4096;

/** Height in pixels of a photo, and of a paper that has to stay legible. */
const PHOTO_HEIGHT = 1280;
const PAPER_HEIGHT = 2400;

/** Rows of one colour at the end of a JPEG without its end: two rows of its blocks. */
const CUT_OFF_ROWS = 32;

/** Why a file cannot be sent as a picture; `message` is the Turkish sentence to show at it. */
export class ShrinkError extends Error {
  readonly reason: ShrinkReason;

  constructor(reason: ShrinkReason) {
    super(SHRINK_WORDS[reason]);
    this.name = 'ShrinkError';
    this.reason = reason;
  }
}

/**
 * A picture as a JPEG that is upright, at most `height` pixels high, on white where it was
 * transparent, and without metadata; its name is plain ASCII and ends in `.jpg`. What the file is,
 * its content says. Every picture that somebody sends from a browser goes through here. As it is goes a
 * JPEG that would not get smaller, and a HEIC that only the API's platform may open. @throws ShrinkError
 */
export async function shrinkPicture(file: File, height = PHOTO_HEIGHT): Promise<File> {
  const bytes = await bytesOf(file);
  const kind = anyPictureKind(bytes);
  if (kind === null) throw new ShrinkError('not_image');
  const claimed = claimedSize(bytes);
  if (claimed !== null && claimed.width * claimed.height > MAX_PIXELS)
    throw new ShrinkError('huge');
  const whole = withJpegEnd(bytes);
  const type = `image/${kind === 'svg' ? 'svg+xml' : kind}`;
  const picture = await decode(new Blob([whole], { type }), kind);
  if (picture === null) return file;
  try {
    const small = await redraw(picture, height, whole !== bytes);
    const name = `${pictureBaseName(file.name) || 'resim'}.jpg`;
    const light = kind === 'jpeg' ? lightOf(bytes, height) : null;
    const isLighter = light !== null && light.size <= small.size;
    return new File([isLighter ? light : small], name, { type: 'image/jpeg' });
  } finally {
    picture.close();
  }
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size === 0) throw new ShrinkError('empty');
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // A file in a cloud that is not there, or one that was moved meanwhile.
    throw new ShrinkError('unreadable');
  }
}

/** A small JPEG without its metadata; null for one that has to become smaller or is damaged. */
function lightOf(bytes: Uint8Array, height: number): Blob | null {
  const picture = readPicture(bytes);
  if (picture === null || picture.height > height || picture.width > MAX_WIDTH) return null;
  return new Blob([picture.clean() as Uint8Array<ArrayBuffer>]);
}

/**
 * Upright. A container that is not supported may still be in the page's own pictures (Safari); null for
 * a HEIC that is not.
 */
async function decode(blob: Blob, kind: AnyPicture): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(blob, { imageOrientation: 'from-image' });
  } catch {
    if (kind !== 'heic' && kind !== 'svg') throw new ShrinkError(NOT_OPENED[kind] ?? 'unreadable');
  }
  const shown = new Image();
  shown.src = URL.createObjectURL(blob);
  try {
    await shown.decode();
    return await createImageBitmap(shown);
  } catch {
    if (kind === 'heic') return null;
    throw new ShrinkError('format');
  } finally {
    URL.revokeObjectURL(shown.src);
  }
}

/** Formats that not every browser has. */
const NOT_OPENED: Partial<Record<AnyPicture, ShrinkReason>> = { tiff: 'format', avif: 'format' };

async function redraw(picture: ImageBitmap, most: number, isMended: boolean): Promise<Blob> {
  const scale = Math.min(1, most / picture.height, MAX_WIDTH / picture.width);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const area = canvas.getContext('2d');
  if (area === null) throw new ShrinkError('unsupported');
  area.fillStyle = '#fff';
  area.fillRect(0, 0, width, height);
  area.imageSmoothingQuality = 'high';
  area.drawImage(picture, 0, 0, width, height);
  if (isMended) {
    const flat = flatRows(area.getImageData(0, 0, width, height).data, { width, height });
    if (flat < height && flat > CUT_OFF_ROWS * scale) throw new ShrinkError('cut_off');
  }
  const made = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  if (made === null || made.type !== 'image/jpeg') throw new ShrinkError('unsupported');
  return made;
}

/**
 * A photo of a paper, smaller and still legible. What is no picture, such as a PDF, is returned as it
 * is: the API says whether it takes it. @throws ShrinkError
 */
export async function shrinkPaper(file: File): Promise<File> {
  try {
    return await shrinkPicture(file, PAPER_HEIGHT);
  } catch (error) {
    if (error instanceof ShrinkError && error.reason === 'not_image') return file;
    throw error;
  }
}
