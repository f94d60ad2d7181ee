import { sql } from 'drizzle-orm';
import type { AdminDocument } from '#domain/documents/schema.ts';
import { documents } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { toDocument } from './present.ts';
import { saveWithFile } from './save-with-file.ts';

type NewDocument = { title: string; description: string; file: File };

/** Adds a document at the end of the list. @throws what storeDocument throws */
export function createDocument(
  deps: Deps,
  { file, ...texts }: NewDocument,
  actor: Actor,
): Promise<AdminDocument> {
  return saveWithFile(deps, file, async (stored) => {
    const write = beginWrite(deps, actor);
    const last = sql<number>`(select coalesce(max(display_order), 0) + 1 from documents)`;
    const added = write.insert(documents, { ...texts, ...stored, displayOrder: last });
    const written = await write.run([
      added,
      write.audit('document.create', sql`last_insert_rowid()`, {
        after: { ...texts, file: stored.file, bytes: stored.bytes },
      }),
    ]);
    const { contentType: _, ...shown } = stored;
    return toDocument({ id: written.idOf(added), ...texts, ...shown, active: true });
  });
}
