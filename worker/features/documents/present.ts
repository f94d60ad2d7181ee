import type { AdminDocument } from '#domain/documents/schema.ts';
import type { DocumentRow } from './queries.ts';

export function toDocument(row: DocumentRow): AdminDocument {
  return { ...row, url: row.file && `/media/${row.file}` };
}
