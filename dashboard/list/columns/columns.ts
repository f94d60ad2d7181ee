import type { ReactNode } from 'react';

/** A column of a list. `sort` is the API's word for ordering by it. */
export type Column<Row> = {
  id: string;
  title: string;
  /** Shown until somebody chooses otherwise. */
  byDefault: boolean;
  sort?: string;
  /** Numbers and dates of events are sorted descending first, names and days ascending. */
  sortsDownFirst?: boolean;
  numeric?: boolean;
  /**
   * Approximate width in pixels, and the order in which columns are hidden when space is short (1
   * first).
   */
  width: number;
  drop: number;
  cell: (row: Row) => ReactNode;
};

type Options<Row> = Omit<Column<Row>, 'id' | 'title' | 'byDefault' | 'cell'> & {
  /** Left out until somebody chooses it. */
  hidden?: boolean;
};

/** A column of a list; see `Column` for its options. */
export const column = <Row>(
  id: string,
  title: string,
  { hidden = false, ...options }: Options<Row>,
  cell: Column<Row>['cell'],
): Column<Row> => ({ id, title, byDefault: !hidden, ...options, cell });

/** The first column: always visible, and the row's link. */
export type HeadColumn<Row> = Pick<Column<Row>, 'title' | 'sort' | 'width' | 'cell'>;

/** The columns that fit into `room` pixels, in order; the least important are dropped first. */
export function fitColumns<Fitting extends { width: number; drop: number }>(
  columns: Fitting[],
  room: number,
): Fitting[] {
  const needed = columns.reduce((sum, column) => sum + column.width, 0);
  if (needed <= room || columns.length === 0) return columns;
  const first = Math.min(...columns.map((column) => column.drop));
  return fitColumns(
    columns.filter((column) => column.drop !== first),
    room,
  );
}
