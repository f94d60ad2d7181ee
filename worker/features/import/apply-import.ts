import { eq, sql } from 'drizzle-orm';
import type { ApplyImportInput, OutcomeCounts, ImportReport } from '#domain/import/schema.ts';
import { importRuns } from '#drizzle/schema/writes.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import { toReport } from './check-import.ts';
import { planRows } from './plan/plan-rows.ts';
import { type PlannedRow, refusedRow } from './plan/planned-row.ts';
import { openRun } from './runs/open-run.ts';
import { trackRow } from './runs/track.ts';

/**
 * Applies some rows of a file to the current data. Each row is a write of its own with its audit
 * row: a refused row leaves nothing behind and does not affect the others. Sent again, rows that
 * were applied are skipped.
 */
export async function applyImport(
  deps: Deps,
  input: ApplyImportInput,
  actor: Actor,
): Promise<ImportReport> {
  await openRun(deps, input, actor);
  const planned = await planRows(deps, input.kind, input.rows);
  const settled: PlannedRow[] = [];
  // Sequentially, because rows of one villa raise the same version.
  for (const row of planned) {
    // oxlint-disable-next-line no-await-in-loop
    settled.push(await applyRow(deps, row, actor, input.run));
  }
  const report = toReport(settled);
  await deps.db.write([noteRun(deps, input, report.counts)]);
  return report;
}

async function applyRow(
  deps: Deps,
  row: PlannedRow,
  actor: Actor,
  run: string,
): Promise<PlannedRow> {
  if (row.write === undefined) return row;
  try {
    await row.write(deps, actor, trackRow(run, row.row));
    return row;
  } catch (error) {
    return refusedRow(row, error);
  }
}

/**
 * Records the result of a call with its run. Calls are identified by their first row, so that a
 * repeated call is not counted twice.
 */
function noteRun(deps: Deps, input: ApplyImportInput, counts: OutcomeCounts): Step {
  const at = instant(deps.clock);
  const path = `$."${input.rows[0]?.row ?? 0}"`;
  const wrote = counts.new + counts.update + counts.error > 0;
  const noted = sql`json_set(${importRuns.report}, ${path}, json(${JSON.stringify(counts)}))`;
  // A repeated call finds its rows already stored: the result of the first one is kept.
  const report = wrote
    ? noted
    : sql`case when json_type(${importRuns.report}, ${path}) is null then ${noted} else ${importRuns.report} end`;
  return step(
    build.update(importRuns).set({ updatedAt: at, report }).where(eq(importRuns.id, input.run)),
  );
}
