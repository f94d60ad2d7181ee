import * as z from 'zod';
import { line } from '#domain/wire/fields.ts';
import {
  APPLY_ROWS,
  IMPORT_OUTCOMES,
  IMPORT_KINDS,
  MAX_DECISIONS,
  MAX_IMPORT_ROWS,
} from './kinds.ts';

/** Signs of one cell. */
const MAX_CELL_SIGNS = 2_000;

/** Signs of a field's name; with the heading where several columns may be of one field. */
const MAX_NAME_SIGNS = 160;

/**
 * A row of the file: `row` is its number there, `cells` the text under each known field exactly as
 * in the file ("1.234,56", "21.11.2026"). Empty cells may be left out.
 */
const ImportRow = z.strictObject({
  row: z.int().min(1).max(1_000_000),
  cells: z.record(
    z.string().max(MAX_NAME_SIGNS),
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

const Cells = z.record(z.string().max(MAX_NAME_SIGNS), z.string().max(MAX_CELL_SIGNS));

/**
 * What somebody decided: the n-th proposal for a group of values, another text to read instead, or
 * cells of their own.
 */
const DecisionAnswer = z.union([
  z.strictObject({ proposal: z.int().min(0).max(50) }),
  z.strictObject({ text: line(1, 300) }),
  z.strictObject({
    cells: Cells,
    note: z.literal(true).optional(),
    drop: z.literal(true).optional(),
    create: z.enum(['owner', 'town']).optional(),
  }),
]);

const decided = { field: z.string().min(1).max(MAX_NAME_SIGNS), key: line(1, 310) };

/** PUT /v1/admin/import/decisions: kept for the next file; a null answer forgets one. */
export const SaveDecisionsInput = z.strictObject({
  kind: z.enum(IMPORT_KINDS),
  decisions: z
    .array(z.strictObject({ ...decided, answer: DecisionAnswer.nullable() }))
    .min(1, 'Karar bekleniyor.')
    .max(MAX_DECISIONS, `Tek seferde en çok ${MAX_DECISIONS} karar saklanabilir.`),
});
export type SaveDecisionsInput = z.infer<typeof SaveDecisionsInput>;

export const SavedDecisions = z.object({ saved: z.int() });

/** GET /v1/admin/import/decisions?kind=villas */
export const DecisionsQuery = z.object({ kind: z.enum(IMPORT_KINDS) });
export const StoredDecisions = z.array(z.object({ ...decided, answer: DecisionAnswer }));
export type StoredDecision = z.infer<typeof StoredDecisions>[number];

/** POST /v1/admin/import/begin: creates the owners and regions that were agreed to. */
export const BeginImportInput = z.strictObject({
  run: z.uuid('Aktarımın kimliği bekleniyor.'),
  fileName: line(1, 200),
  kind: z.enum(IMPORT_KINDS),
  rows: rows(MAX_IMPORT_ROWS),
});
export type BeginImportInput = z.infer<typeof BeginImportInput>;

/** The rows to send to `apply`, and how many owners and regions were created. */
export const BegunImport = z.object({ rows: z.array(ImportRow), owners: z.int(), towns: z.int() });
export type BegunImport = z.infer<typeof BegunImport>;

/** What a value may mean, with its Turkish label. */
const Proposed = z.object({
  label: z.string(),
  cells: Cells,
  note: z.literal(true).optional(),
  drop: z.literal(true).optional(),
  create: z.enum(['owner', 'town']).optional(),
});

/** A value, or values of one kind, that must be decided: once, however many rows have it. */
const ImportQuestion = z.object({
  field: z.string(),
  key: z.string(),
  rows: z.int(),
  isLikely: z.boolean(),
  proposals: z.array(Proposed),
  members: z.array(z.object({ text: z.string(), labels: z.array(z.string()), rows: z.int() })),
  firstRow: z.int(),
});
export type ImportQuestion = z.infer<typeof ImportQuestion>;

/** How a value was read that is not what the file says, by a decision or without. */
const ImportReading = z.object({
  field: z.string(),
  key: z.string(),
  text: z.string(),
  becomes: z.string(),
  rows: z.int(),
  isDecided: z.boolean(),
});
export type ImportReading = z.infer<typeof ImportReading>;

/** POST /v1/admin/import/undo */
export const UndoImportInput = z.strictObject({ run: z.uuid('Aktarımın kimliği bekleniyor.') });
export type UndoImportInput = z.infer<typeof UndoImportInput>;
export const UndoneImport = z.object({ id: z.string(), undone: z.int() });
export type UndoneImport = z.infer<typeof UndoneImport>;

export const ImportReport = z.object({ counts: OutcomeCounts, rows: z.array(RowOutcome) });
export type ImportReport = z.infer<typeof ImportReport>;

/** The answer of `check`. */
export const CheckedImport = ImportReport.extend({
  questions: z.array(ImportQuestion),
  understood: z.array(ImportReading),
});
export type CheckedImport = z.infer<typeof CheckedImport>;

/** GET /v1/admin/import/runs: the last twenty imports that wrote something. */
export const ImportRun = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  counts: OutcomeCounts,
  by: z.string(),
  /** ISO UTC; null while it stands. */
  undone_at: z.string().nullable(),
  /** Written by this version, with what an undo needs. */
  can_undo: z.boolean(),
  created_at: z.string(),
});
export const ImportRuns = z.array(ImportRun);
export type ImportRun = z.infer<typeof ImportRun>;
