import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReservationListItem, ReservationListQuery } from '#domain/reservations/schema.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import type { Column } from './columns.tsx';
import { DEFAULT_ORDER, type ReservationSearch } from './search.ts';

type Order = ReservationListQuery['order'];

type Props = {
  /** Undefined while the first page is on its way. */
  rows: ReservationListItem[] | undefined;
  columns: Column[];
  openId: string | undefined;
  search: ReservationSearch;
  marksUnread: boolean;
  onOrder: (order: Order) => void;
};

const CELL = 'h-9 px-2 first:pl-4 last:pr-4 align-middle';
const SKELETON_ROWS = Array.from({ length: 16 }, (_, i) => i);

export function ReservationTable(props: Props) {
  const { rows, columns, openId, search, marksUnread, onOrder } = props;
  const order = search.order ?? DEFAULT_ORDER;
  return (
    <table className="w-full border-collapse text-left">
      <thead className="sticky top-0 z-10 bg-ground text-xs text-soft ruled max-lg:static">
        <tr>
          <Heading title="Kod" sort="code" order={order} onOrder={onOrder} />
          {columns.map((column) => (
            <Heading key={column.id} {...column} order={order} onOrder={onOrder} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows?.map((row) => (
          <tr
            key={row.id}
            className={cx(
              'relative border-b border-line hover:bg-sunken has-focus-visible:bg-sunken',
              row.id === openId && 'bg-accent-wash hover:bg-accent-wash',
              marksUnread && row.unread && 'font-semibold',
            )}
          >
            <th scope="row" className={cx(CELL, 'font-normal')}>
              <Link
                to="/reservations/$id"
                params={{ id: row.id }}
                search={search}
                data-row={row.id}
                aria-current={row.id === openId || undefined}
                className="figures after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
              >
                {marksUnread && row.unread && (
                  <span className="absolute top-1/2 left-1.5 size-1.5 -translate-y-1/2 rounded-full bg-accent" />
                )}
                <span className={cx(marksUnread && row.unread && 'font-semibold')}>
                  {row.reservation_id}
                </span>
                {marksUnread && row.unread && <span className="sr-only"> (okunmadı)</span>}
              </Link>
            </th>
            {columns.map((column) => (
              <td key={column.id} className={cx(CELL, column.numeric && 'figures text-right')}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        )) ??
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

type HeadingProps = Pick<Column, 'title' | 'sort' | 'numeric'> & {
  order: Order;
  onOrder: (order: Order) => void;
};

/** A column's head; where the API can order by it, a button that turns the order round. */
function Heading({ title, sort, numeric, order, onOrder }: HeadingProps) {
  const down = order === `-${sort}`;
  const active = down || order === sort;
  const sorted = active ? (down ? 'descending' : 'ascending') : 'none';
  // Money and news are looked for from the top, days and codes from the start.
  const first: Order = sort === 'total' || sort === 'created' ? `-${sort}` : (sort ?? 'code');
  const Arrow = down ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={sort && sorted}
      className={cx('h-8 px-2 font-medium first:pl-4 last:pr-4', numeric && 'text-right')}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onOrder(active ? (down ? sort : `-${sort}`) : first)}
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
