import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import type { UndoneImport } from '#domain/import/schema.ts';
import { pick } from '#domain/values/pick.ts';
import { importRows, importRuns } from '#drizzle/schema/writes.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { undoChecks } from './undo-checks.ts';
import { type ChangedRow, removalSteps, restoringSteps } from './undo-steps.ts';

/** Most names in a refusal. */
const NAMED = 5;

/**
 * Undoes an import as a whole, in one batch: what it made goes, what it changed returns, and only
 * the audit log knows of it. @throws `NOT_FOUND`, `CHANGE_UNDONE` (409), `IMPORT_BUILT_ON` (409) with
 * what somebody has changed or added since, or once what it changed is not kept any more, `IN_USE` (409) for what nothing else names.
 */
export async function undoImport(deps: Deps, id: string, actor: Actor): Promise<UndoneImport> {
  const { db } = deps;
  const { runs, changed, counts } = await readRun(db, id);
  const [run] = runs;
  const rows = counts[0]?.rows ?? 0;
  if (run === undefined) throw notFound('Böyle bir aktarım yok.');
  if (run.undoneAt !== null) throw conflict('CHANGE_UNDONE', 'Bu aktarım daha önce geri alınmış.');
  if (rows === 0) throw conflict('IMPORT_BUILT_ON', 'Bu aktarımın geri alınacak kaydı yok.');
  if (changed.some(({ before }) => before === null)) {
    throw conflict(
      'IMPORT_BUILT_ON',
      'Bu aktarımdan önceki değerler saklama süresi dolduğu için silindi; artık geri alınamaz.',
    );
  }
  const checks = undoChecks(id);
  await refuse(db, checks);

  const write = beginWrite(deps, actor);
  await write.run([
    write.updateOne(
      importRuns,
      { id, undoneAt: null },
      { undoneAt: write.at, undoneBy: actor.userId },
      () => conflict('CHANGE_UNDONE', 'Bu aktarım daha önce geri alınmış.'),
    ),
    ...checks.map(({ name, rows: found }) =>
      guard(`import.${name}`, sql`not exists (${found})`, () => conflict('IMPORT_BUILT_ON')),
    ),
    removalSteps(id),
    (changed as ChangedRow[]).map((row) => restoringSteps(write, row)),
    write.delete(importRows, { runId: id }),
    write.audit('import.undo', id, {
      before: { kind: run.kind, fileName: run.fileName, rows },
      after: null,
    }),
  ]);
  return { id, undone: rows };
}

const readRun = (db: Database, id: string) =>
  readTogether(db, {
    runs: db.read
      .select(pick(importRuns, 'kind', 'fileName', 'undoneAt'))
      .from(importRuns)
      .where(eq(importRuns.id, id)),
    changed: db.read
      .select({
        entity: importRows.entity,
        id: importRows.entityId,
        ...pick(importRows, 'source', 'version', 'before'),
      })
      .from(importRows)
      .where(and(eq(importRows.runId, id), isNotNull(importRows.before)))
      .orderBy(asc(importRows.row)),
    counts: db.read
      .select({ rows: sql<number>`count(*)` })
      .from(importRows)
      .where(eq(importRows.runId, id)),
  });

/** @throws `IMPORT_BUILT_ON` with the first reason. */
async function refuse(db: Database, checks: ReturnType<typeof undoChecks>): Promise<void> {
  const answers = await readTogether(
    db,
    Object.fromEntries(
      checks.map(({ name, rows }) => [
        name,
        db.read.all<{ label: string }>(sql`${rows} limit ${NAMED + 1}`),
      ]),
    ),
  );
  for (const { name, say } of checks) {
    const found = answers[name] ?? [];
    if (found.length === 0) continue;
    const names = found
      .slice(0, NAMED)
      .map(({ label }) => label)
      .join(', ');
    throw conflict(
      'IMPORT_BUILT_ON',
      `${say(found.length > NAMED ? `${names} …` : names)} Aktarım bütün olarak geri alınamaz.`,
    );
  }
}
