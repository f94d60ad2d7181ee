import { queryOptions } from '@tanstack/react-query';
import { APPLY_ROWS, type ImportKind } from '#domain/import/kinds.ts';
import type { ImportReport, ImportRow, RowOutcome } from '#domain/import/schema.ts';
import type { importRoutes } from '#worker/features/import/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const api = apiClient<typeof importRoutes>('/').v1.admin.import;

export const importRunsQuery = queryOptions({
  queryKey: ['import-runs'],
  queryFn: () => contentOf(api.runs.$get()),
});

/** The planned outcome of the rows; nothing is written. @throws ApiError */
export const checkRows = (kind: ImportKind, rows: ImportRow[]): Promise<ImportReport> =>
  contentOf(api.check.$post({ json: { kind, rows } }));

type Import = { kind: ImportKind; fileName: string; rows: ImportRow[] };

/**
 * Writes the rows in batches, in the order of the file. A call without an answer can be repeated:
 * rows already stored are skipped. @throws ApiError
 */
export async function applyRows(
  { kind, fileName, rows }: Import,
  onProgress: (settled: RowOutcome[]) => void,
  signal: AbortSignal,
): Promise<RowOutcome[]> {
  const run = crypto.randomUUID();
  const settled: RowOutcome[] = [];
  for (let i = 0; i < rows.length && !signal.aborted; i += APPLY_ROWS) {
    const json = {
      run,
      fileName: fileName.slice(0, 200),
      kind,
      rows: rows.slice(i, i + APPLY_ROWS),
    };
    // oxlint-disable-next-line no-await-in-loop -- one after another, so that progress means something
    const report = await contentOf(api.apply.$post({ json }));
    settled.push(...report.rows);
    onProgress([...settled]);
  }
  return settled;
}
