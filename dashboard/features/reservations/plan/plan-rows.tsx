import { lazy, Suspense, useState } from 'react';
import { formatShownDay } from '#dashboard/ui/instant.ts';
import type { Day } from '#domain/values/dates.ts';
import { isHolding } from '#domain/reservation-hold.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { formatKurus } from '#domain/values/money.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { thisDay } from '#dashboard/shared/month-reports/months.ts';
import { Button } from '#dashboard/ui/button.tsx';

const PlanDialog = lazy(() => import('./plan-dialog.tsx'));

type Props = { detail: ReservationDetail };

/** The interim payments, by when each is due and what is left of it. */
export const PlanRows = ({ detail: { parts } }: Props) =>
  parts.map(({ dueOn, amount, left }) => (
    <div key={dueOn} className="flex justify-between gap-3 text-soft">
      <dt>
        Ara ödeme, {formatShownDay(dueOn)}
        {left === 0 && ' · ödendi'}
        {isLate({ dueOn, left }) && <span className="text-red"> · gecikti</span>}
      </dt>
      <dd className="figures whitespace-nowrap">
        {left > 0 && left < amount
          ? `${formatKurus(left)} / ${formatKurus(amount)}`
          : formatKurus(amount)}
      </dd>
    </div>
  ));

/** Where another plan is given; what is late asks for a decision. */
export function PlanActions({ detail }: Props) {
  const [isAsking, setAsking] = useState(false);
  const mayWrite = usePermission('reservations.write');
  const { parts, status, dues } = detail;
  const isOpen = isHolding(status) || status === 'confirmed';
  if (!isOpen || !mayWrite || (parts.length === 0 && dues.atDoor === 0)) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
      {parts.some(isLate) && (
        <p className="min-w-0 flex-1 basis-40 text-red">
          Ara ödemenin günü geçti; rezervasyon kendiliğinden düşmez, karar sizin.
        </p>
      )}
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {parts.length === 0 ? 'Ara ödeme ekle' : 'Ödeme planı'}
      </Button>
      <Suspense>
        {isAsking && <PlanDialog detail={detail} onClose={() => setAsking(false)} />}
      </Suspense>
    </div>
  );
}

const isLate = ({ dueOn, left }: { dueOn: Day; left: number }): boolean =>
  left > 0 && dueOn < thisDay();
