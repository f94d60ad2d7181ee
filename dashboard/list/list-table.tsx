import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { cx } from '#dashboard/ui/class-names.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import type { Column } from './columns/columns.ts';
import { useFittingColumns } from './columns/use-fitting-columns.ts';
import type { ListOf } from './list-of.ts';
import type { Selection } from './rows/use-selection.ts';

type Props<Row> = {
  list: ListOf<Row>;
  /** Undefined while the first page is on its way. */
  rows: Row[] | undefined;
  columns: Column<Row>[];
  /** The available width in pixels; columns that do not fit are left out. */
  room: number;
  order: string;
  onOrder: (order: string) => void;
  selection: Selection | null;
};

const CELL = 'h-9 px-2 first:pl-4 last:pr-4 align-middle whitespace-nowrap';
const LINK =
  'block figures after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent';
/** What the boxes before the rows take. */
const TICK_WIDTH = 40;
const SKELETON_ROWS = Array.from({ length: 16 }, (_, i) => i);

/** Rows under sortable headings; the first cell is the row's link and covers the whole row. */
export function ListTable<Row>(props: Props<Row>) {
  const { list, rows, room, order, onOrder, selection } = props;
  const { head, idOf, linkOf, openId, isUnread = () => false } = list;
  const table = useRef<HTMLTableElement>(null);
  const taken = head.width + (selection ? TICK_WIDTH : 0);
  const columns = useFittingColumns({ table, columns: props.columns, room, taken, rows });
  return (
    <table ref={table} className="w-full border-collapse text-left">
      <thead className="sticky top-0 z-10 bg-ground text-xs text-soft ruled max-lg:static">
        <tr>
          {selection && <SelectAll ids={rows?.map(idOf) ?? []} selection={selection} />}
          <Heading {...head} order={order} onOrder={onOrder} />
          {columns.map((column) => (
            <Heading key={column.id} {...column} order={order} onOrder={onOrder} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows?.map((row) => {
          const id = idOf(row);
          const unread = isUnread(row);
          return (
            <tr
              key={id}
              className={cx(
                'relative border-b border-line hover:bg-sunken has-focus-visible:bg-sunken',
                id === openId && 'bg-accent-wash hover:bg-accent-wash',
                unread && 'font-semibold',
              )}
            >
              {selection && <SelectRow id={id} selection={selection} />}
              <th scope="row" className={cx(CELL, unread ? 'font-semibold' : 'font-normal')}>
                <Link
                  {...linkOf(row)}
                  data-row={id}
                  aria-current={id === openId || undefined}
                  className={LINK}
                >
                  {unread && (
                    <span className="absolute top-1/2 left-1.5 size-1.5 -translate-y-1/2 rounded-full bg-accent" />
                  )}
                  {head.cell(row)}
                  {unread && <span className="sr-only"> (okunmadı)</span>}
                </Link>
              </th>
              {columns.map((column) => (
                <td key={column.id} className={cx(CELL, column.numeric && 'figures text-right')}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          );
        }) ??
          SKELETON_ROWS.map((row) => (
            <tr key={row} className="border-b border-line">
              {[0, ...columns].map((_, i) => (
                <td key={i} className={CELL}>
                  <Skeleton className={cx('h-3', i === 0 ? 'w-28' : 'w-16')} />
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

type HeadingProps = Pick<Column<never>, 'title' | 'sort' | 'sortsDownFirst' | 'numeric'> & {
  order: string;
  onOrder: (order: string) => void;
};

/** A column's head; where the API can order by it, a button that turns the order round. */
function Heading({ title, sort, sortsDownFirst, numeric, order, onOrder }: HeadingProps) {
  const down = order === `-${sort}`;
  const active = down || order === sort;
  const sorted = active ? (down ? 'descending' : 'ascending') : 'none';
  const next = active ? !down : sortsDownFirst;
  const Arrow = down ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={sort === undefined ? undefined : sorted}
      className={cx('h-8 px-2 font-medium first:pl-4 last:pr-4', numeric && 'text-right')}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onOrder(next ? `-${sort}` : sort)}
          className={cx(
            'inline-flex items-center gap-1 rounded-sm hover:text-ink',
            active && 'text-ink',
            numeric && 'flex-row-reverse',
          )}
        >
          {title}
          <Arrow size={12} aria-hidden="true" className={active ? undefined : 'opacity-0'} />
        </button>
      ) : (
        title
      )}
    </th>
  );
}

/** Above the row's link, which covers the whole row. */
function SelectRow({ id, selection }: { id: string; selection: Selection }) {
  return (
    <td className="relative z-[1] w-8 pl-4">
      <input
        type="checkbox"
        aria-label="Satırı seç"
        className="size-3.5"
        checked={selection.ids.has(id)}
        onChange={() => selection.toggle(id)}
      />
    </td>
  );
}

function SelectAll({ ids, selection }: { ids: string[]; selection: Selection }) {
  const all = ids.length > 0 && ids.every((id) => selection.ids.has(id));
  return (
    <th scope="col" className="w-8 pl-4">
      <input
        type="checkbox"
        aria-label="Bu sayfadakilerin hepsini seç"
        className="size-3.5"
        checked={all}
        onChange={() => selection.set(all ? [] : ids)}
      />
    </th>
  );
}
