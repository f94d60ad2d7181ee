import { countFates } from '#domain/import/kinds.ts';
import type { CheckImportInput, ImportReport, RowFate } from '#domain/import/schema.ts';
import type { Deps } from '../../deps.ts';
import { planRows } from './plan-rows.ts';
import type { PlannedRow } from './planned-row.ts';

/** The fate of every row of a file, with nothing written; one trip. */
export async function checkImport(
  deps: Deps,
  { kind, rows }: CheckImportInput,
): Promise<ImportReport> {
  return toReport(await planRows(deps, kind, rows));
}

export function toReport(planned: readonly PlannedRow[]): ImportReport {
  const rows = planned.map(({ row, fate, title, changes, problems }): RowFate => ({
    row,
    fate,
    title,
    changes,
    problems,
  }));
  return { counts: countFates(rows), rows };
}
