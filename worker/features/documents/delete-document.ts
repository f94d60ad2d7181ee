import { notFound } from '#domain/errors.ts';
import { documents } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedOne } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { getDocumentRow } from './queries.ts';

/** Deletes a document and its file. @throws `NOT_FOUND` */
export async function deleteDocument(deps: Deps, id: number, actor: Actor): Promise<void> {
  const { id: _, ...before } = await getDocumentRow(deps.db, id);
  const write = beginWrite(deps, actor);
  await write.run([
    write.delete(documents, { id }),
    changedOne('document.there', () => notFound('Böyle bir belge yok.')),
    write.audit('document.delete', id, { before }),
  ]);
  if (before.file !== null) await deps.files.delete([before.file]);
}
