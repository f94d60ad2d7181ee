import { asc, eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { documents } from '#drizzle/schema/content.ts';
import type { Database } from '#worker/platform/database/database.ts';

const documentColumns = {
  id: documents.id,
  title: documents.title,
  description: documents.description,
  file: documents.file,
  fileName: documents.fileName,
  bytes: documents.bytes,
  active: documents.active,
};

export type DocumentRow = Awaited<ReturnType<typeof listDocumentRows>>[number];

/** Every document, in the order of the page. */
export function listDocumentRows(db: Database) {
  return db.read
    .select(documentColumns)
    .from(documents)
    .orderBy(asc(documents.displayOrder), asc(documents.id));
}

/** @throws `NOT_FOUND` */
export async function getDocumentRow(db: Database, id: number): Promise<DocumentRow> {
  const [row] = await db.read.select(documentColumns).from(documents).where(eq(documents.id, id));
  if (row === undefined) throw notFound('Böyle bir belge yok.');
  return row;
}
