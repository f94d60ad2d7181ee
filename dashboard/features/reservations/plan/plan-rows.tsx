import { lazy, Suspense, useState } from 'react';
import { formatShownDay } from '#dashboard/ui/instant.ts';
import { isHolding } from '#domain/reservation-hold.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { formatKurus } from '#domain/values/money.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { thisDay } from '#dashboard/shared/month-reports/months.ts';
import { Button } from '#dashboard/ui/button.tsx';

const PlanDialog = lazy(() => import('./plan-dialog.tsx'));

/** The interim payments, by when each is due and what is left of it; late ones ask for a decision. */
export function PlanRows({ detail }: { detail: ReservationDetail }) {
  const [isAsking, setAsking] = useState(false);
  const mayWrite = usePermission('reservations.write');
  const { parts, status, dues } = detail;
  const today = thisDay();
  const isOpen = isHolding(status) || status === 'confirmed';
  const late = parts.filter(({ dueOn, left }) => left > 0 && dueOn < today);
  if (parts.length === 0 && !(isOpen && mayWrite && dues.atDoor > 0)) return null;
  return (
    <>
      {parts.map(({ dueOn, amount, left }) => (
        <div key={dueOn} className="flex justify-between gap-3 text-soft">
          <dt>
            Ara ödeme, {formatShownDay(dueOn)}
            {left === 0 && ' · ödendi'}
            {left > 0 && dueOn < today && <span className="text-red"> · gecikti</span>}
          </dt>
          <dd className="tabular-nums">
            {left > 0 && left < amount
              ? `${formatKurus(left)} / ${formatKurus(amount)}`
              : formatKurus(amount)}
          </dd>
        </div>
      ))}
      {isOpen && mayWrite && (
        <div className="flex flex-wrap items-center justify-end gap-2">
          {late.length > 0 && (
            <p className="min-w-0 flex-1 basis-40 text-red">
              Günü geçti; rezervasyon kendiliğinden düşmez, karar sizin.
            </p>
          )}
          <Button onClick={() => setAsking(true)}>
            {parts.length === 0 ? 'Ara ödeme ekle' : 'Ödeme planı'}
          </Button>
        </div>
      )}
      <Suspense>
        {isAsking && <PlanDialog detail={detail} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
