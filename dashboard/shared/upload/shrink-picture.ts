import Compressor from 'compressorjs';
import { pictureBaseName } from '#domain/media/picture-files.ts';
import { isPictureStart } from './picture-start.ts';

/** Files above this become JPEGs. */
const CONVERT_ABOVE_BYTES = 5_000_000;

/** Formats the API accepts; any other picture the browser can decode is converted to JPEG. */
const SENT_AS_THEY_ARE = ['image/jpeg', 'image/png', 'image/webp'];

/** The three ways in which a file can fail before it is sent. */
const SHRINK_ERRORS = {
  not_image: 'Bu dosya bir resim değil. JPEG, PNG ya da WebP seçin.',
  unsupported: 'Tarayıcınız resim küçültmeyi desteklemiyor. Güncel bir tarayıcıyla deneyin.',
  unreadable: 'Dosya okunamadı ya da açılamadı. Bozuk olabilir; başka bir kopyasını deneyin.',
} as const;

export class ShrinkError extends Error {
  readonly reason: keyof typeof SHRINK_ERRORS;

  constructor(reason: keyof typeof SHRINK_ERRORS) {
    super(SHRINK_ERRORS[reason]);
    this.name = 'ShrinkError';
    this.reason = reason;
  }
}

/**
 * Compresses a picture: at most 1280 pixels high, quality 0.8, with a plain ASCII name ending in
 * `.jpg`. @throws ShrinkError
 */
export async function shrink(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) throw new ShrinkError('not_image');
  const small = await compress(file).catch(async (error: unknown) => {
    throw new ShrinkError(await reasonOf(error, file));
  });
  return new File([small], `${pictureBaseName(file.name)}.jpg`, { type: small.type });
}

function compress(file: File): Promise<File | Blob> {
  return new Promise((resolve, reject) => {
    // eslint-disable-next-line no-new -- the library works through its callbacks
    new Compressor(file, {
      quality: 0.8,
      maxHeight: 1280,
      convertSize: CONVERT_ABOVE_BYTES,
      convertTypes: SENT_AS_THEY_ARE,
      mimeType: SENT_AS_THEY_ARE.includes(file.type) ? 'auto' : 'image/jpeg',
      success: resolve,
      error: reject,
    });
  });
}

/** A text file named `.jpg` is not a picture; a picture that cannot be decoded is damaged. */
async function reasonOf(error: unknown, file: File): Promise<ShrinkError['reason']> {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('does not support')) return 'unsupported';
  if (message.includes('must be an image')) return 'not_image';
  try {
    const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    return isPictureStart(start) ? 'unreadable' : 'not_image';
  } catch {
    return 'unreadable';
  }
}
