import { DomainError } from '#domain/errors.ts';
import { asciiAt } from '#domain/media/formats/bytes.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';

/** Largest file that somebody may hand in. */
export const MAX_PRIVATE_BYTES = 10 * 1024 * 1024;

type FileType = { extension: string; contentType: string; is: (b: Uint8Array) => boolean };

/** What a phone's camera gives, by the first bytes and not by the name. */
const PHOTOS: readonly FileType[] = [
  { extension: 'png', contentType: 'image/png', is: (b) => asciiAt(b, 1, 3) === 'PNG' },
  { extension: 'jpg', contentType: 'image/jpeg', is: (b) => b[0] === 0xff && b[1] === 0xd8 },
  {
    extension: 'webp',
    contentType: 'image/webp',
    is: (b) => asciiAt(b, 0, 4) === 'RIFF' && asciiAt(b, 8, 4) === 'WEBP',
  },
  {
    extension: 'heic',
    contentType: 'image/heic',
    is: (b) => /^ftyp(heic|heix|mif1)$/.test(asciiAt(b, 4, 8)),
  },
];

/** And what a bank's app gives. */
const PAPERS: readonly FileType[] = [
  { extension: 'pdf', contentType: 'application/pdf', is: (b) => asciiAt(b, 0, 5) === '%PDF-' },
  ...PHOTOS,
];

/** What may be handed in, and how refusals call it. */
type Wanted = { name: string; called: string; only: 'photo' | 'any' };

/**
 * Keeps a file under a random key outside of what is public; a browser saves it instead of opening it.
 * The nightly sweep deletes it unless a row names the key.
 * @throws `TOO_LARGE` (413), `UNSUPPORTED_MEDIA_TYPE` (415)
 */
export async function storePrivateFile(
  { files, clock }: Pick<Deps, 'files' | 'clock'>,
  file: File,
  { name, called, only }: Wanted,
): Promise<string> {
  if (file.size > MAX_PRIVATE_BYTES) {
    const message = `${called} en çok 10 MB olabilir. Küçültüp yeniden yükleyin.`;
    throw new DomainError('too_large', 'TOO_LARGE', { message });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = (only === 'photo' ? PHOTOS : PAPERS).find(({ is }) => is(bytes));
  if (type === undefined) {
    const kinds =
      only === 'photo' ? 'JPEG, PNG, WebP ya da HEIC' : 'PDF, JPEG, PNG, WebP ya da HEIC';
    const message = `${called} açılamadı: ${kinds} olarak yükleyin.`;
    throw new DomainError('unsupported', 'UNSUPPORTED_MEDIA_TYPE', { message });
  }
  const fileName = `${name}.${type.extension}`;
  const key = `receipts/${newId(clock.now())}/${fileName}`;
  await files.put(key, bytes, {
    contentType: type.contentType,
    contentDisposition: `attachment; filename="${fileName}"`,
  });
  return key;
}
