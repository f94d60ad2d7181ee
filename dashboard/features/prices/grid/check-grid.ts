import type { Day } from '#domain/values/dates.ts';
import { findOverlap, formatSpan, listGaps, listOverlaps } from '#domain/prices/season-table.ts';
import { type PriceGap, SeasonInput } from '#domain/prices/schema.ts';
import { COLUMNS, readCell, UNREADABLE } from './cells.ts';
import { isEmptyRow, type GridRow } from './grid.ts';

/** Why a cell cannot be saved, by `<row key>.<column>`. */
export type Problems = ReadonlyMap<string, string>;
export const problemKey = (key: number, column: number) => `${key}.${column}`;

type Checked = {
  /** The seasons to save, and the key of each one's row; complete only without problems. */
  seasons: { key: number; season: SeasonInput }[];
  problems: Problems;
  gaps: PriceGap[];
};

type Span = { startsOn: Day; endsOn: Day };

/** Parses the sheet as typed: its seasons, its problems, and the nights without a price. */
export function checkGrid(rows: readonly GridRow[], ended: readonly Span[], today: Day): Checked {
  const problems = new Map<string, string>();
  const seasons: Checked['seasons'] = [];
  for (const row of rows) {
    if (isEmptyRow(row)) continue;
    const season = readRow(row, problems);
    if (season) seasons.push({ key: row.key, season });
  }
  const spans = seasons.map(({ season }) => season);
  for (const { key, season } of seasons) {
    if (season.endsOn < today) problems.set(problemKey(key, 1), 'Bu dönem bitmiş.');
    const other = findOverlap(ended, season);
    if (other) problems.set(problemKey(key, 0), overlapText(other));
  }
  for (const [earlier, later] of listOverlaps(spans)) {
    const [a, b] = [seasons[earlier], seasons[later]];
    if (!a || !b) continue;
    problems.set(problemKey(a.key, 1), overlapText(b.season));
    problems.set(problemKey(b.key, 0), overlapText(a.season));
  }
  return { seasons, problems, gaps: listGaps(spans, today) };
}

const overlapText = (span: Span) => `Bu satırla çakışıyor: ${formatSpan(span)}.`;

function readRow(row: GridRow, problems: Map<string, string>): SeasonInput | null {
  const values: Record<string, unknown> = {};
  let isReadable = true;
  for (const [column, { field, kind, required }] of COLUMNS.entries()) {
    const value = readCell(kind, row.cells[column] ?? '');
    values[field] = value;
    if (value !== undefined && (value !== null || !required)) continue;
    isReadable = false;
    const text = value === undefined ? UNREADABLE[kind] : 'Bu hücreyi doldurun.';
    problems.set(problemKey(row.key, column), text);
  }
  if (!isReadable) return null;
  const { success, data, error } = SeasonInput.safeParse(values);
  for (const { path, message } of error?.issues ?? []) {
    const column = COLUMNS.findIndex(({ field }) => field === path[0]);
    problems.set(problemKey(row.key, Math.max(column, 0)), message);
  }
  return success ? data : null;
}
