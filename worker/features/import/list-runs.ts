import { IMPORT_KINDS } from '#domain/import/kinds.ts';
import type { OutcomeCounts, ImportRun } from '#domain/import/schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { listRuns } from './queries.ts';

const SHOWN = 20;

/** The last imports, newest first, with their total results. */
export async function listImportRuns({ db }: Deps): Promise<ImportRun[]> {
  const rows = await listRuns(db, SHOWN);
  return rows.flatMap(
    ({ id, kind, fileName, report, createdAt, undoneAt, tracked, firstName, lastName }) => {
      const known = IMPORT_KINDS.find((name) => name === kind);
      if (known === undefined) return [];
      const by = `${firstName ?? ''} ${lastName ?? ''}`.trim();
      const counts = sumOf(report);
      const can_undo = undoneAt === null && tracked;
      return [
        {
          id,
          kind: known,
          fileName,
          counts,
          by,
          undone_at: undoneAt,
          can_undo,
          created_at: createdAt,
        },
      ];
    },
  );
}

/** A run's report holds the counts of each of its calls. */
function sumOf(report: unknown): OutcomeCounts {
  const sum: OutcomeCounts = { new: 0, update: 0, skip: 0, error: 0 };
  for (const counts of Object.values(report as Record<string, OutcomeCounts>)) {
    sum.new += counts.new;
    sum.update += counts.update;
    sum.skip += counts.skip;
    sum.error += counts.error;
  }
  return sum;
}
