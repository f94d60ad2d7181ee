import { queryOptions } from '@tanstack/react-query';
import { APPLY_ROWS, type ImportKind, MAX_DECISIONS } from '#domain/import/kinds.ts';
import type {
  CheckedImport,
  ImportRow,
  RowOutcome,
  SaveDecisionsInput,
  UndoneImport,
} from '#domain/import/schema.ts';
import type { importRoutes } from '#worker/features/import/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const api = apiClient<typeof importRoutes>('/').v1.admin.import;

export const importRunsQuery = queryOptions({
  queryKey: ['import-runs'],
  queryFn: () => api.runs.$get(),
});

/** The planned outcome of the rows, and what must be decided; nothing is written. @throws ApiError */
export const checkRows = (kind: ImportKind, rows: ImportRow[]): Promise<CheckedImport> =>
  api.check.$post({ json: { kind, rows } });

export type Decided = SaveDecisionsInput['decisions'];

/** Keeps decisions for this file and the next. @throws ApiError */
export async function saveDecisions(kind: ImportKind, decisions: Decided): Promise<void> {
  for (let i = 0; i < decisions.length; i += MAX_DECISIONS) {
    const some = decisions.slice(i, i + MAX_DECISIONS);
    // oxlint-disable-next-line no-await-in-loop -- a call takes no more
    await api.decisions.$put({ json: { kind, decisions: some } });
  }
}

/** Undoes an import as a whole. @throws ApiError with the reason when it cannot be. */
export const undoImport = (run: string): Promise<UndoneImport> => api.undo.$post({ json: { run } });

type Import = { run: string; kind: ImportKind; fileName: string; rows: ImportRow[] };

/**
 * Creates what the file brings, then writes the rows in batches, in the order of the file. A call
 * without an answer can be repeated: rows already stored are skipped. @throws ApiError
 */
export async function applyRows(
  { run, kind, fileName, rows }: Import,
  onProgress: (settled: RowOutcome[], total: number) => void,
  signal: AbortSignal,
): Promise<RowOutcome[]> {
  const about = { run, kind, fileName: fileName.slice(0, 200) };
  const begun = await api.begin.$post({ json: { ...about, rows } });
  const settled: RowOutcome[] = [];
  for (let i = 0; i < begun.rows.length && !signal.aborted; i += APPLY_ROWS) {
    const json = { ...about, rows: begun.rows.slice(i, i + APPLY_ROWS) };
    // oxlint-disable-next-line no-await-in-loop -- one after another, so that progress means something
    const report = await api.apply.$post({ json });
    settled.push(...report.rows);
    onProgress([...settled], begun.rows.length);
  }
  return settled;
}
