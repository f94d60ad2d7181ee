import { surplusOf } from '#domain/payments/dues.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { ReservationListItem } from '#domain/reservations/schema.ts';
import { formatShownDay, formatTimestamp } from '#dashboard/ui/instant.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns/columns.ts';
import { OwnerAnswer } from '#dashboard/shared/stay-states/owner-answer.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TimeLeft } from '#dashboard/ui/time-left.tsx';

/** The code: the row's link. */
export const CODE: HeadColumn<ReservationListItem> = {
  title: 'Kod',
  sort: 'code',
  width: 150,
  cell: (row) => row.reservation_id,
};

/** Columns after the code. */
export const COLUMNS: Column<ReservationListItem>[] = [
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
    drop: 10.5,
    cell: (row) => <span className="block max-w-48 truncate font-normal">{row.villa_name}</span>,
  },
  {
    id: 'checkin',
    title: 'Giriş',
    byDefault: true,
    sort: 'checkin',
    width: 122,
    drop: 9,
    cell: (row) => <span className="figures font-normal">{formatShownDay(row.checkin)}</span>,
  },
  {
    id: 'checkout',
    title: 'Çıkış',
    byDefault: true,
    width: 122,
    drop: 8,
    cell: (row) => <span className="figures font-normal">{formatShownDay(row.checkout)}</span>,
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
      <span className="flex flex-wrap items-center gap-x-2 font-normal">
        <StatusBadge status={row.status} />
        {row.deadline && <TimeLeft deadline={row.deadline} brief />}
        {surplusOf(row) > 0 && (
          <span className="text-xs whitespace-nowrap text-amber">fazla ödenmiş</span>
        )}
        {row.undecided && (
          <span className="text-xs whitespace-nowrap text-amber">karar bekliyor</span>
        )}
        {row.owner_answer !== 'asked' && <OwnerAnswer state={row.owner_answer} />}
      </span>
    ),
  },
  {
    id: 'total',
    title: 'Toplam',
    byDefault: true,
    sort: 'total',
    sortsDownFirst: true,
    numeric: true,
    width: 92,
    drop: 6,
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
    sortsDownFirst: true,
    width: 120,
    drop: 5,
    cell: (row) => <span className="figures text-soft">{formatTimestamp(row.created_at)}</span>,
  },
];
