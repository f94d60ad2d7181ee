import { eq } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import type { ImportKind } from '#domain/import/kinds.ts';
import { importRuns } from '#drizzle/schema/writes.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';

type Opened = { run: string; kind: ImportKind; fileName: string };

/**
 * The record of an import, created by its first call. @throws `NOT_FOUND` for somebody else's,
 * `CHANGE_UNDONE` (409) for an undone one: it is not written again.
 */
export async function openRun(
  { db, clock }: Deps,
  { run, kind, fileName }: Opened,
  { userId }: Actor,
): Promise<void> {
  const at = instant(clock);
  await db.write([
    step(
      build
        .insert(importRuns)
        .values({
          id: run,
          createdAt: at,
          updatedAt: at,
          kind,
          fileName,
          dryRun: false,
          report: {},
          userId,
        })
        .onConflictDoNothing(),
    ),
  ]);
  const [found] = await db.read
    .select({ userId: importRuns.userId, undoneAt: importRuns.undoneAt })
    .from(importRuns)
    .where(eq(importRuns.id, run));
  if (found?.userId !== userId) throw notFound('Böyle bir aktarım yok.');
  if (found?.undoneAt !== null) {
    throw conflict('CHANGE_UNDONE', 'Bu aktarım geri alındı. Dosyayı yeniden seçin.');
  }
}
