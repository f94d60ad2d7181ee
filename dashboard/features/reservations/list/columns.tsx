import { surplusOf } from '#domain/payments/dues.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { ReservationListItem } from '#domain/reservations/schema.ts';
import { formatShownDay, formatTimestamp } from '#dashboard/ui/instant.ts';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
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

export const COLUMNS: Column<ReservationListItem>[] = [
  column('customer', 'Misafir', { width: 140, drop: 11 }, (row) => (
    <span className="block max-w-44 truncate">{row.customer_name}</span>
  )),
  column('villa', 'Villa', { width: 158, drop: 10.5 }, (row) => (
    <span className="block max-w-48 truncate font-normal">{row.villa_name}</span>
  )),
  column('checkin', 'Giriş', { width: 122, drop: 9, sort: 'checkin' }, (row) => (
    <span className="figures font-normal">{formatShownDay(row.checkin)}</span>
  )),
  column('checkout', 'Çıkış', { width: 122, drop: 8 }, (row) => (
    <span className="figures font-normal">{formatShownDay(row.checkout)}</span>
  )),
  column('nights', 'Gece', { width: 52, drop: 2, numeric: true }, (row) => row.nights),
  column('guests', 'Kişi', { width: 48, drop: 1, numeric: true }, (row) => row.guests),
  column('status', 'Durum', { width: 190, drop: 10 }, (row) => (
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
  )),
  column(
    'total',
    'Toplam',
    { width: 92, drop: 6, sort: 'total', sortsDownFirst: true, numeric: true },
    (row) => formatKurus(row.total),
  ),
  column('paid', 'Ödenen', { width: 92, drop: 4, numeric: true }, (row) =>
    row.paid === 0 ? <span className="text-soft">—</span> : formatKurus(row.paid),
  ),
  column(
    'created',
    'Oluşturma',
    { width: 120, drop: 5, sort: 'created', sortsDownFirst: true, hidden: true },
    (row) => <span className="figures text-soft">{formatTimestamp(row.created_at)}</span>,
  ),
];
