import * as z from 'zod';
import { line } from '#domain/wire/fields.ts';
import { APPLY_ROWS, IMPORT_OUTCOMES, IMPORT_KINDS, MAX_IMPORT_ROWS } from './kinds.ts';

/** Signs of one cell. */
const MAX_CELL_SIGNS = 2_000;

/**
 * A row of the file: `row` is its number there, `cells` the text under each known field exactly as
 * in the file ("1.234,56", "21.11.2026"). Empty cells may be left out.
 */
const ImportRow = z.strictObject({
  row: z.int().min(1).max(1_000_000),
  cells: z.record(
    z.string().max(40),
    z.string().max(MAX_CELL_SIGNS, `Bir hücre en çok ${MAX_CELL_SIGNS} karakter olabilir.`),
  ),
});
export type ImportRow = z.infer<typeof ImportRow>;

const rows = (max: number) =>
  z
    .array(ImportRow)
    .min(1, 'Dosyada satır yok.')
    .max(max, `Tek seferde en çok ${max} satır gönderilebilir. Dosyayı bölün.`);

/** POST /v1/admin/import/check: what would become of each row; nothing is written. */
export const CheckImportInput = z.strictObject({
  kind: z.enum(IMPORT_KINDS),
  rows: rows(MAX_IMPORT_ROWS),
});
export type CheckImportInput = z.infer<typeof CheckImportInput>;

/**
 * POST /v1/admin/import/apply: writes some rows of a checked file, each row all or nothing. When
 * rows are sent again, those already stored are skipped. `run` identifies the import in all its
 * calls.
 */
export const ApplyImportInput = z.strictObject({
  run: z.uuid('Aktarımın kimliği bekleniyor.'),
  fileName: line(1, 200),
  kind: z.enum(IMPORT_KINDS),
  rows: rows(APPLY_ROWS),
});
export type ApplyImportInput = z.infer<typeof ApplyImportInput>;

/** A problem with a cell, or with the whole row (`field` null), in Turkish. */
const CellProblem = z.object({ field: z.string().nullable(), message: z.string() });
export type CellProblem = z.infer<typeof CellProblem>;

export const RowOutcome = z.object({
  row: z.int(),
  fate: z.enum(IMPORT_OUTCOMES),
  /** What the row is about: "V1003 · Villa Çınar". */
  title: z.string(),
  /** Names of the fields that an update changes. */
  changes: z.array(z.string()),
  /**
   * Why the row cannot be taken; of a skipped row, why there is nothing to change; of a row that is
   * taken, what may be a typing mistake.
   */
  problems: z.array(CellProblem),
});
export type RowOutcome = z.infer<typeof RowOutcome>;

export const OutcomeCounts = z.object({
  new: z.int(),
  update: z.int(),
  skip: z.int(),
  error: z.int(),
});
export type OutcomeCounts = z.infer<typeof OutcomeCounts>;

export const ImportReport = z.object({ counts: OutcomeCounts, rows: z.array(RowOutcome) });
export type ImportReport = z.infer<typeof ImportReport>;

/** GET /v1/admin/import/runs: the last twenty imports that wrote something. */
export const ImportRun = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  counts: OutcomeCounts,
  by: z.string(),
  created_at: z.string(),
});
export const ImportRuns = z.array(ImportRun);
export type ImportRun = z.infer<typeof ImportRun>;
