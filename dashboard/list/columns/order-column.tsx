import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '#dashboard/ui/button.tsx';
import type { Column } from './columns.ts';

type Options<Row> = {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** All rows' ids as they shall stand. */
  onOrder: (ids: number[]) => void;
};

/** A column with arrows for a manually ordered list. */
export function orderColumn<Row extends { id: string | number }>(
  options: Options<Row>,
): Column<Row> {
  const { rows, nameOf, onOrder } = options;
  const ids = rows.map(({ id }) => Number(id));
  const move = (at: number, by: 1 | -1, id: number) =>
    onOrder(ids.toSpliced(at, 1).toSpliced(at + by, 0, id));
  return {
    id: 'order',
    title: 'Sıra',
    byDefault: true,
    width: 90,
    drop: 2,
    cell: (row) => {
      const id = Number(row.id);
      const at = ids.indexOf(id);
      return (
        <span className="relative z-[1] -ml-2 inline-flex">
          <IconButton
            label={`${nameOf(row)} yukarı`}
            disabled={at <= 0}
            onClick={() => move(at, -1, id)}
          >
            <ArrowUp size={14} />
          </IconButton>
          <IconButton
            label={`${nameOf(row)} aşağı`}
            disabled={at === ids.length - 1}
            onClick={() => move(at, 1, id)}
          >
            <ArrowDown size={14} />
          </IconButton>
        </span>
      );
    },
  };
}
