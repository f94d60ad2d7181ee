import { sql } from 'drizzle-orm';
import type { AdminDocument } from '#domain/documents/schema.ts';
import { documents } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
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
    const now = deps.clock.now();
    const at = now.toISOString();
    const last = sql<number>`(select coalesce(max(display_order), 0) + 1 from documents)`;
    const [inserted] = await deps.db.write([
      step(
        build
          .insert(documents)
          .values({ ...texts, ...stored, displayOrder: last, createdAt: at, updatedAt: at })
          .returning({ id: documents.id }),
      ),
      audit(actor, now, {
        action: 'document.create',
        entity: 'document',
        entityId: sql`last_insert_rowid()`,
        after: { ...texts, file: stored.file, bytes: stored.bytes },
      }),
    ]);
    const { contentType: _, ...shown } = stored;
    return toDocument({ id: Number(inserted?.rows[0]?.id), ...texts, ...shown, active: true });
  });
}
