import { closeSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { documentTypeOf } from '#domain/media/formats/document-types.ts';
import { typeOf } from '#server/host/file-types.ts';
import { IMMUTABLE } from '#worker/features/media/storage/file-keys.ts';

/** Longer than any signature of a type that we accept. */
const SIGNATURE_BYTES = 16;

/**
 * The Worker's metadata of an uploaded file that came without, from its key and its first bytes, as
 * the Worker would have written it.
 */
export function metadataOf(key: string, file: string): Record<string, string> {
  const byName = typeOf(key);
  const contentType =
    byName === 'application/octet-stream'
      ? (documentTypeOf(firstBytes(file))?.contentType ?? byName)
      : byName;
  if (/^(?:pictures|originals)\//.test(key)) return { contentType, cacheControl: IMMUTABLE };
  if (!key.startsWith('receipts/')) return { contentType };
  return { contentType, contentDisposition: `attachment; filename="${basename(key)}"` };
}

function firstBytes(file: string): Uint8Array {
  const bytes = new Uint8Array(SIGNATURE_BYTES);
  const handle = openSync(file, 'r');
  readSync(handle, bytes);
  closeSync(handle);
  return bytes;
}
