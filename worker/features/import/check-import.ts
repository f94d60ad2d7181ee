import { FIELDS_OF } from '#domain/import/fields.ts';
import { countOutcomes, type ImportKind, LEFT_OUT } from '#domain/import/kinds.ts';
import type {
  CheckImportInput,
  CheckedImport,
  ImportReport,
  RowOutcome,
} from '#domain/import/schema.ts';
import type { UnderstoodRow } from '#domain/import/understand/desk.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Coming, comingOwnerText } from './plan/coming.ts';
import { planRows } from './plan/plan-rows.ts';
import { faulty, type PlannedRow, skipped } from './plan/planned-row.ts';
import { understandFile } from './understood/understand-file.ts';

/**
 * What would become of every row of a file, and what must be asked before, each value once; nothing
 * is written. A row with an open question is told what its strict reader says.
 */
export async function checkImport(
  deps: Deps,
  { kind, rows }: CheckImportInput,
): Promise<CheckedImport> {
  const { rows: read, questions, understood } = await understandFile(deps, kind, rows);
  const standing = read.filter(({ isDropped }) => !isDropped);
  const dropped = read.filter(({ isDropped }) => isDropped);
  const texts = new Map(rows.map(({ row, cells }) => [row, cells]));
  const planned = [
    ...(await planAll(deps, kind, standing, texts)),
    ...dropped.map(({ row, cells }) => skipped({ row, title: titleOf(cells) }, LEFT_OUT)),
  ];
  const report = toReport(planned.toSorted((a, b) => a.row - b.row));
  return { ...report, questions, understood: understood.slice(0, SHOWN) };
}

/** Most readings that are listed. */
const SHOWN = 300;

const titleOf = ({ code, name, guest }: Record<string, string>): string =>
  [code, name ?? guest].filter(Boolean).join(' · ');

type Texts = ReadonlyMap<number, Record<string, string>>;

/**
 * Plans rows as if the owners and regions that they bring were there. Of a value about which nobody
 * has decided the strict readers say what is wrong.
 */
async function planAll(
  deps: Deps,
  kind: ImportKind,
  rows: readonly UnderstoodRow[],
  texts: Texts,
): Promise<PlannedRow[]> {
  if (rows.length === 0) return [];
  const towns = rows.flatMap(({ newTown }) => newTown ?? []);
  const coming: Coming = {
    owners: rows.filter(({ newOwner }) => newOwner !== null).map(({ row }) => row),
    towns: [...new Map(towns.map((town) => [`${town.name}|${town.district}`, town])).values()],
  };
  const strict = rows.map((row) => ({ row: row.row, cells: strictCells(row, texts) }));
  const planned = await planRows(deps, kind, strict, coming);
  return planned.map((row, i) => withOpenQuestions(kind, row, rows[i]?.waiting ?? [], texts));
}

function strictCells({ row, cells, waiting, newOwner }: UnderstoodRow, texts: Texts) {
  const own = texts.get(row) ?? {};
  const open = waiting.filter((field) => own[field]).map((field) => [field, own[field] ?? '']);
  return {
    ...cells,
    ...Object.fromEntries(open),
    ...(newOwner && { owner: comingOwnerText(row) }),
  };
}

function withOpenQuestions(
  kind: ImportKind,
  row: PlannedRow,
  waiting: readonly string[],
  texts: Texts,
): PlannedRow {
  if (waiting.length === 0) return row;
  const said = row.fate === 'error' ? row.problems : [];
  const told = new Set(said.map(({ field }) => field));
  const problems = [...new Set(waiting)]
    .filter((field) => !told.has(field))
    .map((field) => ({ field, message: waitingFor(kind, field, texts.get(row.row) ?? {}) }));
  return faulty(row, [...said, ...problems]);
}

function waitingFor(kind: ImportKind, field: string, cells: Record<string, string>): string {
  const text = cells[field];
  return text === undefined
    ? FIELDS_OF[kind][field]?.required
      ? `${FIELDS_OF[kind][field].label} boş bırakılamaz.`
      : 'Kararınız bekleniyor.'
    : `“${text}” için kararınız bekleniyor.`;
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
