import { DomainError } from '#domain/errors.ts';
import { documentTypeOf } from '#domain/media/formats/document-types.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { openHeic } from './open-heic.ts';

/** Largest accepted file. */
export const MAX_PRIVATE_BYTES = 10 * 1024 * 1024;

/** An accepted file, and its name in error messages. */
type Wanted = { name: string; called: string; only: 'photo' | 'pdf' | 'any' };

const KINDS: Record<Wanted['only'], string> = {
  photo: 'JPEG, PNG, WebP ya da HEIC',
  pdf: 'PDF',
  any: 'PDF, JPEG, PNG, WebP ya da HEIC',
};

/**
 * Stores a file under a random key without a public address; browsers download it instead of
 * opening it. The nightly sweep deletes it unless a row refers to the key. @throws `TOO_LARGE`
 * (413), `UNSUPPORTED_MEDIA_TYPE` (415)
 */
export async function storePrivateFile(
  deps: Pick<Deps, 'files' | 'clock' | 'pictures'>,
  file: File,
  { name, called, only }: Wanted,
): Promise<string> {
  if (file.size > MAX_PRIVATE_BYTES) {
    const message = `${called} en çok 10 MB olabilir. Küçültüp yeniden yükleyin.`;
    throw new DomainError('too_large', 'TOO_LARGE', { message });
  }
  const { files, clock } = deps;
  const bytes = await openHeic(deps, new Uint8Array(await file.arrayBuffer()));
  const type = documentTypeOf(bytes);
  const isPdf = type?.extension === 'pdf';
  if (type === null || (only === 'photo' && isPdf) || (only === 'pdf' && !isPdf)) {
    const message = `${called} açılamadı: ${KINDS[only]} olarak yükleyin.`;
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
