import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Column, fitColumns } from './columns.ts';

type Options<Row> = {
  table: RefObject<HTMLTableElement | null>;
  columns: Column<Row>[];
  /** Pixels for the whole table, and what of it the first columns take. */
  room: number;
  taken: number;
  rows: readonly Row[] | undefined;
};

/**
 * The columns that fit: first by their declared widths, then by the actual widths of these rows, so
 * that a long name does not push the last column out of view.
 */
export function useFittingColumns<Row>({ table, columns, room, taken, rows }: Options<Row>) {
  const asked = `${room} ${columns.map(({ id }) => id).join()}`;
  const [measured, setMeasured] = useState({ asked, rows, room: room - taken });
  // Measurements of other rows or another width are invalid.
  const isOfThese = measured.asked === asked && measured.rows === rows;
  const left = isOfThese ? Math.min(measured.room, room - taken) : room - taken;
  const fitting = fitColumns(columns, left);
  const onTooWide = useEffectEvent(() => {
    if (fitting.length === 0) return;
    const said = fitting.reduce((sum, column) => sum + column.width, 0);
    setMeasured({ asked, rows, room: said - 1 });
  });
  useLayoutEffect(() => {
    if (!table.current) return;
    // A new observer for a changed width: a table of unchanged width would not trigger it.
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > Math.ceil(room)) onTooWide();
    });
    observer.observe(table.current);
    return () => observer.disconnect();
  }, [table, room]);
  return fitting;
}
