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
  /** Dropped while the list stands beside an open reservation. */
  wideOnly?: boolean;
  cell: (row: ReservationListItem) => ReactNode;
};

/** Columns after the code, which is always there: it is the row's link. */
export const COLUMNS: Column[] = [
  {
    id: 'customer',
    title: 'Misafir',
    byDefault: true,
    cell: (row) => <span className="block max-w-44 truncate">{row.customer_name}</span>,
  },
  {
    id: 'villa',
    title: 'Villa',
    byDefault: true,
    cell: (row) => <span className="block max-w-48 truncate">{row.villa_name}</span>,
  },
  {
    id: 'checkin',
    title: 'Giriş',
    byDefault: true,
    sort: 'checkin',
    cell: (row) => <span className="figures">{formatDay(row.checkin)}</span>,
  },
  {
    id: 'checkout',
    title: 'Çıkış',
    byDefault: true,
    wideOnly: true,
    cell: (row) => <span className="figures">{formatDay(row.checkout)}</span>,
  },
  {
    id: 'nights',
    title: 'Gece',
    byDefault: true,
    numeric: true,
    wideOnly: true,
    cell: (row) => row.nights,
  },
  {
    id: 'guests',
    title: 'Kişi',
    byDefault: true,
    numeric: true,
    wideOnly: true,
    cell: (row) => row.guests,
  },
  {
    id: 'status',
    title: 'Durum',
    byDefault: true,
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
    wideOnly: true,
    cell: (row) => formatKurus(row.total),
  },
  {
    id: 'paid',
    title: 'Ödenen',
    byDefault: true,
    numeric: true,
    wideOnly: true,
    cell: (row) => (row.paid === 0 ? <span className="text-soft">—</span> : formatKurus(row.paid)),
  },
  {
    id: 'created',
    title: 'Oluşturma',
    byDefault: false,
    sort: 'created',
    wideOnly: true,
    cell: (row) => <span className="figures text-soft">{formatInstant(row.created_at)}</span>,
  },
];
