import { Link } from '@tanstack/react-router';
import { formatDay } from '#domain/dates.ts';
import { formatKurus } from '#domain/money.ts';
import type { ReservationListItem } from '#domain/reservations/schema.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import type { ReservationSearch } from './search.ts';
import { StatusBadge } from './status-badge.tsx';
import { TimeLeft } from '#dashboard/ui/time-left.tsx';

type Props = {
  rows: ReservationListItem[] | undefined;
  openId: string | undefined;
  search: ReservationSearch;
  marksUnread: boolean;
};

const SKELETON_CARDS = [0, 1, 2, 3, 4, 5];

/** The list on a phone: a card each, with what decides at a glance. */
export function ReservationCards({ rows, openId, search, marksUnread }: Props) {
  return (
    <ul className="border-t border-line">
      {rows?.map((row) => (
        <li key={row.id} className="border-b border-line">
          <Link
            to="/reservations/$id"
            params={{ id: row.id }}
            search={search}
            data-row={row.id}
            aria-current={row.id === openId || undefined}
            className={cx(
              'grid gap-1.5 px-4 py-3 -outline-offset-2 active:bg-sunken',
              row.id === openId && 'bg-accent-wash',
            )}
          >
            <span className="flex items-center gap-2">
              {marksUnread && row.unread && (
                <span className="size-2 shrink-0 rounded-full bg-accent">
                  <span className="sr-only">Okunmadı</span>
                </span>
              )}
              <span
                className={cx(
                  'min-w-0 flex-1 truncate',
                  row.unread && marksUnread ? 'font-semibold' : 'font-medium',
                )}
              >
                {row.villa_name}
              </span>
              <StatusBadge status={row.status} />
            </span>
            <span className="flex items-baseline gap-2">
              <span className="min-w-0 flex-1 truncate">{row.customer_name}</span>
              <span className="figures font-medium">{formatKurus(row.total)}</span>
            </span>
            <span className="flex items-baseline gap-2 text-soft">
              <span className="figures flex-1">
                {formatDay(row.checkin)} – {formatDay(row.checkout)} · {row.nights} gece
              </span>
              {row.deadline && <TimeLeft deadline={row.deadline} long />}
            </span>
          </Link>
        </li>
      )) ??
        SKELETON_CARDS.map((card) => (
          <li key={card} className="grid gap-1.5 border-b border-line px-4 py-3">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-5 w-56" />
          </li>
        ))}
    </ul>
  );
}
