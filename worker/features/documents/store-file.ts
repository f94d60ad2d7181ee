import { DomainError } from '#domain/errors.ts';
import { asciiAt } from '#domain/media/formats/bytes.ts';
import { MAX_DOCUMENT_BYTES } from '#domain/documents/schema.ts';
import { asciiFileName } from '#domain/values/slug.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { newId } from '#worker/platform/ids.ts';
import { IMMUTABLE } from '#worker/features/media/storage/file-keys.ts';

/** The columns of a document that say where its file is. */
export type StoredFile = { file: string; fileName: string; bytes: number };

const PDF = 'application/pdf';
const LONGEST_NAME = 80;

/**
 * Stores a PDF under a random key. Browsers open it in their viewer: it is the agency's own
 * document, `nosniff` prevents any other interpretation, and its address is sandboxed
 * (media/public.routes.ts). @throws `UNSUPPORTED_MEDIA_TYPE` (415), `TOO_LARGE` (413)
 */
export async function storeDocument({ files, clock }: Deps, file: File): Promise<StoredFile> {
  if (file.size > MAX_DOCUMENT_BYTES) {
    const message = 'Belge en çok 10 MB olabilir. Küçültüp yeniden yükleyin.';
    throw new DomainError('too_large', 'TOO_LARGE', { message });
  }
  const content = new Uint8Array(await file.arrayBuffer());
  if (asciiAt(content, 0, 5) !== '%PDF-') {
    const message = 'Yalnız PDF belge yükleyebilirsiniz.';
    throw new DomainError('unsupported', 'UNSUPPORTED_MEDIA_TYPE', { message });
  }
  const fileName = pdfName(file.name);
  const key = `documents/${newId(clock.now())}/${fileName}`;
  await files.put(key, content, {
    contentType: PDF,
    contentDisposition: `inline; filename="${fileName}"`,
    cacheControl: IMMUTABLE,
  });
  return { file: key, fileName, bytes: content.length };
}

/** "Vergi Levhası 2026.PDF" → "Vergi-Levhasi-2026.pdf". */
function pdfName(name: string): string {
  const base = asciiFileName(name.replace(/\.pdf$/i, '')).slice(0, LONGEST_NAME);
  return `${base.replace(/(?<![.-])[.-]+$/, '')}.pdf`;
}
