import { eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { documents } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { getDocumentRow } from './queries.ts';

/** Deletes a document and its file. @throws `NOT_FOUND` */
export async function deleteDocument(deps: Deps, id: number, actor: Actor): Promise<void> {
  const { id: _, ...before } = await getDocumentRow(deps.db, id);
  await deps.db.write([
    step(build.delete(documents).where(eq(documents.id, id))),
    changedOne('document.there', () => notFound('Böyle bir belge yok.')),
    audit(actor, deps.clock.now(), {
      action: 'document.delete',
      entity: 'document',
      entityId: String(id),
      before,
    }),
  ]);
  if (before.file !== null) await deps.files.delete([before.file]);
}
