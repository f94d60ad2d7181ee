import { countOutcomes } from '#domain/import/kinds.ts';
import type { CheckImportInput, ImportReport, RowOutcome } from '#domain/import/schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { planRows } from './plan/plan-rows.ts';
import type { PlannedRow } from './plan/planned-row.ts';

/** The planned outcome of every row of a file, without writing; one trip. */
export async function checkImport(
  deps: Deps,
  { kind, rows }: CheckImportInput,
): Promise<ImportReport> {
  return toReport(await planRows(deps, kind, rows));
}

export function toReport(planned: readonly PlannedRow[]): ImportReport {
  const rows = planned.map(({ row, fate: outcome, title, changes, problems }): RowOutcome => ({
    row,
    fate: outcome,
    title,
    changes,
    problems,
  }));
  return { counts: countOutcomes(rows), rows };
}
