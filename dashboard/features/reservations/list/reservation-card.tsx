import { formatStay } from '#domain/values/dates.ts';
import { surplusOf } from '#domain/payments/dues.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { ReservationListItem } from '#domain/reservations/schema.ts';
import { OwnerAnswer } from '#dashboard/shared/stay-states/owner-answer.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { TimeLeft } from '#dashboard/ui/time-left.tsx';
import { StatusBadge } from './status-badge.tsx';

export function reservationCard(row: ReservationListItem, isNews: boolean) {
  return (
    <>
      <span className="flex items-center gap-2">
        {isNews && (
          <span className="size-2 shrink-0 rounded-full bg-accent">
            <span className="sr-only">Okunmadı</span>
          </span>
        )}
        <span className={cx('min-w-0 flex-1 truncate', isNews ? 'font-semibold' : 'font-medium')}>
          {row.villa_name}
        </span>
        <StatusBadge status={row.status} />
      </span>
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate">{row.customer_name}</span>
        <span className="figures font-medium">{formatKurus(row.total)}</span>
      </span>
      <span className="flex items-baseline gap-2 text-soft">
        <span className="figures min-w-0 flex-1 truncate">
          {formatStay(row.checkin, row.checkout)} · {row.nights} gece
        </span>
        <OwnerAnswer state={row.owner_answer} />
        {surplusOf(row) > 0 && <span className="text-amber">fazla ödenmiş</span>}
        {row.deadline && <TimeLeft deadline={row.deadline} />}
      </span>
    </>
  );
}
