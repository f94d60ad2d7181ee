import { Refusal } from '../installation.ts';
import { type ExportedTable, wrongLine } from './export-content.ts';
import type { Table } from './exported-tables.ts';

export type Cell = string | number | null;

type RowReader = {
  /** Columns that no export has and no row can be without. */
  secret: string[];
  /** The cells of a line in the order of the export's columns. @throws {@link Refusal} */
  cells(path: string, line: number, value: unknown): Cell[];
};

/**
 * Reads the rows of an exported table for the table of this version. @throws {@link Refusal} where
 * the table or a column of it is unknown here, or one that a row needs is missing
 */
export function rowReader(exported: ExportedTable, table: Table | undefined): RowReader {
  const { table: name, columns } = exported;
  if (table === undefined) throw stranger(`the table ${name} is unknown here`);
  const types = new Map(table.columns.map((column) => [column.name, column.type]));
  const unknown = columns.find((column) => !types.has(column));
  if (unknown !== undefined) throw stranger(`${name} has a column ${unknown}, unknown here`);
  const absent = table.columns.filter(
    (column) => column.isNeeded && !columns.includes(column.name),
  );
  const missing = absent.find(
    ({ isSecret, name: column }) => !isSecret && column !== 'calendar_token',
  );
  if (missing !== undefined) throw stranger(`${name} lacks the column ${missing.name}`);
  return {
    secret: absent.map((column) => column.name),
    cells(path, line, value) {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw wrongLine(path, line, 'it is no row: an object of columns.');
      const row = value as Record<string, unknown>;
      const other = Object.keys(row).find((column) => !columns.includes(column));
      if (other !== undefined) throw wrongLine(path, line, `it has a column ${other} of its own.`);
      return columns.map((column) => {
        const cell = row[column];
        if (isCell(cell, types.get(column) ?? '')) return cell;
        throw wrongLine(path, line, `${column} is ${said(cell)}, and no ${types.get(column)}.`);
      });
    },
  };
}

const stranger = (what: string): Refusal =>
  new Refusal(`content.json: ${what}: the export is of a later version, or of something else.`);

function isCell(cell: unknown, type: string): cell is Cell {
  if (cell === null) return true;
  if (type === 'integer') return Number.isSafeInteger(cell);
  if (type === 'real') return Number.isFinite(cell);
  return typeof cell === 'string';
}

/** Never the value: it may be anybody's. */
const said = (cell: unknown): string =>
  cell === undefined
    ? 'missing'
    : typeof cell === 'object'
      ? 'a list or an object'
      : `a ${typeof cell}`;
