import { DomainError, type FieldIssue } from '#domain/errors.ts';
import type { CellProblem, RowOutcome } from '#domain/import/schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Track } from '../runs/track.ts';

/** The planned outcome of a row, and the write that executes it in an import. */
export type PlannedRow = RowOutcome & {
  write?: (deps: Deps, actor: Actor, track: Track) => Promise<unknown>;
};

type About = Pick<RowOutcome, 'row' | 'title'>;

export const faulty = (about: About, problems: CellProblem[]): PlannedRow => ({
  ...about,
  fate: 'error',
  changes: [],
  problems,
});

/** Nothing to do, and why. */
export const skipped = (about: About, why: string): PlannedRow => ({
  ...about,
  fate: 'skip',
  changes: [],
  problems: [{ field: null, message: why }],
});

export const added = (about: About, write: PlannedRow['write']): PlannedRow => ({
  ...about,
  fate: 'new',
  changes: [],
  problems: [],
  write,
});

export const changed = (
  about: About,
  changes: string[],
  write: PlannedRow['write'],
): PlannedRow => ({ ...about, fate: 'update', changes, problems: [], write });

export const UNCHANGED = 'Zaten böyle; değişecek bir şey yok.';

/** The row's key; a repeated key in a file names its first row. */
export const repeated = (label: string, firstRow: number): string =>
  `${label} dosyada ${firstRow}. satırda da var.`;

/** Assigns issues of a schema or a refusal to the cells that `fieldOf` finds for their paths. */
export function toProblems(
  issues: readonly FieldIssue[],
  fieldOf: (path: string) => string | null,
): CellProblem[] {
  return issues.map(({ path, message }) => ({ field: fieldOf(path), message }));
}

type SchemaError = { issues: readonly { path: readonly PropertyKey[]; message: string }[] };

/** The issues of a schema, with dotted paths. */
export const issuesOf = ({ issues }: SchemaError): FieldIssue[] =>
  issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));

/** The outcome of a row whose write was refused after all. */
export function refusedRow(row: PlannedRow, error: unknown): PlannedRow {
  if (!(error instanceof DomainError) || error.kind === 'busy') throw error;
  return faulty(row, [{ field: null, message: error.message }]);
}
