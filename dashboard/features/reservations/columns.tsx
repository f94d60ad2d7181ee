import type { ReactNode } from 'react';
import { formatDay } from '#domain/dates.ts';
import { formatKurus } from '#domain/money.ts';
import type { ReservationListItem } from '#domain/reservations/schema.ts';
import { formatInstant } from '#dashboard/ui/instant.ts';
import { StatusBadge } from './status-badge.tsx';
import { TimeLeft } from '#dashboard/ui/time-left.tsx';

/** A column of the list. `sort` is the API's word for ordering by it. */
export type Column = {
  id: string;
  title: string;
  /** Shown until somebody chooses otherwise. */
  byDefault: boolean;
  sort?: 'checkin' | 'created' | 'total' | 'code';
  numeric?: boolean;
  /** About how many pixels it takes, and how early it goes when they are not there (1 first). */
  width: number;
  drop: number;
  cell: (row: ReservationListItem) => ReactNode;
};

/** Columns after the code, which is always there: it is the row's link. */
export const COLUMNS: Column[] = [
  {
    id: 'customer',
    title: 'Misafir',
    byDefault: true,
    width: 140,
    drop: 11,
    cell: (row) => <span className="block max-w-44 truncate">{row.customer_name}</span>,
  },
  {
    id: 'villa',
    title: 'Villa',
    byDefault: true,
    width: 158,
    drop: 9,
    cell: (row) => <span className="block max-w-48 truncate">{row.villa_name}</span>,
  },
  {
    id: 'checkin',
    title: 'Giriş',
    byDefault: true,
    sort: 'checkin',
    width: 100,
    drop: 8,
    cell: (row) => <span className="figures">{formatDay(row.checkin)}</span>,
  },
  {
    id: 'checkout',
    title: 'Çıkış',
    byDefault: true,
    width: 100,
    drop: 5,
    cell: (row) => <span className="figures">{formatDay(row.checkout)}</span>,
  },
  {
    id: 'nights',
    title: 'Gece',
    byDefault: true,
    numeric: true,
    width: 52,
    drop: 2,
    cell: (row) => row.nights,
  },
  {
    id: 'guests',
    title: 'Kişi',
    byDefault: true,
    numeric: true,
    width: 48,
    drop: 1,
    cell: (row) => row.guests,
  },
  {
    id: 'status',
    title: 'Durum',
    byDefault: true,
    width: 190,
    drop: 10,
    cell: (row) => (
      <span className="flex items-center gap-2">
        <StatusBadge status={row.status} />
        {row.deadline && <TimeLeft deadline={row.deadline} />}
      </span>
    ),
  },
  {
    id: 'total',
    title: 'Toplam',
    byDefault: true,
    sort: 'total',
    numeric: true,
    width: 92,
    drop: 7,
    cell: (row) => formatKurus(row.total),
  },
  {
    id: 'paid',
    title: 'Ödenen',
    byDefault: true,
    numeric: true,
    width: 92,
    drop: 4,
    cell: (row) => (row.paid === 0 ? <span className="text-soft">—</span> : formatKurus(row.paid)),
  },
  {
    id: 'created',
    title: 'Oluşturma',
    byDefault: false,
    sort: 'created',
    width: 120,
    drop: 6,
    cell: (row) => <span className="figures text-soft">{formatInstant(row.created_at)}</span>,
  },
];

/** Pixels of the code, which stays whatever happens. */
const CODE_WIDTH = 150;

/** The columns that fit into `room` pixels, in their order; the least needed go first. */
export function fitColumns<Fitting extends Pick<Column, 'width' | 'drop'>>(
  columns: Fitting[],
  room: number,
): Fitting[] {
  const needed = columns.reduce((sum, column) => sum + column.width, CODE_WIDTH);
  if (needed <= room || columns.length === 0) return columns;
  const first = Math.min(...columns.map((column) => column.drop));
  return fitColumns(
    columns.filter((column) => column.drop !== first),
    room,
  );
}
