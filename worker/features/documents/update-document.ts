import { notFound } from '#domain/errors.ts';
import type { AdminDocument } from '#domain/documents/schema.ts';
import { documents } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { toDocument } from './present.ts';
import { type DocumentRow, getDocumentRow } from './queries.ts';
import { saveWithFile } from './save-with-file.ts';
import type { StoredDocument } from './store-file.ts';

type Texts = { title: string; description: string };
type Edits = Texts & { file?: File | undefined };

/**
 * Updates a document; a new file replaces the old one. @throws `NOT_FOUND`, what storeDocument
 * throws
 */
export async function updateDocument(
  deps: Deps,
  id: number,
  { file, ...texts }: Edits,
  actor: Actor,
): Promise<AdminDocument> {
  const current = await getDocumentRow(deps.db, id);
  if (file === undefined) return save(deps, current, texts, actor);
  const saved = await saveWithFile(deps, file, (stored) =>
    save(deps, current, { ...texts, ...stored }, actor),
  );
  if (current.file !== null) await deps.files.delete([current.file]);
  return saved;
}

/** Shows a document on the page or hides it. @throws `NOT_FOUND` */
export async function setDocumentActivity(
  deps: Deps,
  id: number,
  active: boolean,
  actor: Actor,
): Promise<void> {
  await save(deps, await getDocumentRow(deps.db, id), { active }, actor);
}

async function save(
  { db, clock }: Deps,
  current: DocumentRow,
  edits: Partial<Texts & StoredDocument & { active: boolean }>,
  actor: Actor,
): Promise<AdminDocument> {
  const { contentType: _, ...shown } = edits;
  const { before, after } = changedFields(current, shown);
  const write = beginWrite({ db, clock }, actor);
  await write.run([
    write.updateOne(documents, { id: current.id }, { ...edits }, () =>
      notFound('Böyle bir belge yok.'),
    ),
    write.audit('document.update', current.id, { before, after }),
  ]);
  return toDocument({ ...current, ...shown });
}
