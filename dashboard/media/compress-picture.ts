import Compressor from 'compressorjs';
import { slugify } from '#domain/slug.ts';

/** Spec §5 and §9: quality 0.8, at most 1280 high, above this many bytes a JPEG. */
const QUALITY = 0.8;
const MAX_HEIGHT = 1280;
const JPEG_FROM_BYTES = 5_000_000;

/** Why a file did not become a picture; `message` is for the person who chose it. */
export class PictureError extends Error {
  constructor(kind: 'not_image' | 'unsupported' | 'unreadable') {
    super(
      {
        not_image: 'Bu dosya bir resim değil. JPEG, PNG ya da WebP seçin.',
        unsupported: 'Tarayıcınız resimleri küçültmeyi desteklemiyor. Güncel bir tarayıcı deneyin.',
        unreadable: 'Dosya okunamadı ya da bozuk. Başka bir dosya deneyin.',
      }[kind],
    );
    this.name = 'PictureError';
  }
}

/**
 * The picture as it is uploaded: smaller, upright, named in ASCII with `.jpg` at the end as the spec
 * says. Its bytes decide what it is, so a text that is called `.jpg` is refused here.
 * @throws PictureError
 */
export async function compressPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) throw new PictureError('not_image');
  if (typeof HTMLCanvasElement.prototype.toBlob !== 'function') {
    throw new PictureError('unsupported');
  }
  const small = await shrink(file);
  return new File([small], uploadName(file.name), { type: small.type });
}

function shrink(file: File): Promise<Blob> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const options = {
    quality: QUALITY,
    maxHeight: MAX_HEIGHT,
    success: resolve,
    error: () => reject(new PictureError('unreadable')),
  };
  // Its own list turns only PNG: a large WebP would stay large.
  const worker = new Compressor(
    file,
    file.size > JPEG_FROM_BYTES ? { ...options, mimeType: 'image/jpeg' } : options,
  );
  return promise.finally(() => worker.abort());
}

/** `Çırağan Köşkü.PNG` → `ciragan-kosku.jpg` */
export function uploadName(name: string): string {
  const stem = slugify(name.replace(/\.[^.]*$/, ''));
  return `${stem || 'resim'}.jpg`;
}
