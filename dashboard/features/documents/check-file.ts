import { MAX_DOCUMENT_BYTES } from '#domain/documents/schema.ts';
import { formatBytes } from '#dashboard/shared/upload/progress.ts';

/** Why a file would be refused, before it is sent; null when it is acceptable. */
export async function refusalOf(file: File): Promise<string | null> {
  if (file.size === 0) return 'Bu dosya boş.';
  if (file.size > MAX_DOCUMENT_BYTES) {
    return `Belge en çok 10 MB olabilir; bu dosya ${formatBytes(file.size)}. Küçültüp yeniden seçin.`;
  }
  const start = await file.slice(0, 5).text();
  return start === '%PDF-'
    ? null
    : 'Bu dosya PDF değil. Belgeyi PDF olarak kaydedip yeniden seçin.';
}

/** "Vergi_Levhası-2026.pdf" → "Vergi Levhası 2026": a suggested title. */
export function titleOf(fileName: string): string {
  return fileName
    .replace(/\.pdf$/i, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim();
}
