import { lazy, Suspense, useState } from 'react';
import type { Complaint } from '#domain/complaints/schema.ts';
import { formatDay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { StayLine } from '#dashboard/shared/stay-line.tsx';
import { Badge } from '#dashboard/ui/badge.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';

const CloseDialog = lazy(() => import('./close-dialog.tsx'));
const RemedyDialog = lazy(() => import('./remedy-dialog.tsx'));
const ComplaintDialog = lazy(() => import('./complaint-dialog.tsx'));

type Props = {
  complaint: Complaint;
  /** Names the stay and leads to it. */
  withStay?: boolean;
};

/** What a guest complained of, what was promised, and what is done about it. */
export function ComplaintCard({ complaint, withStay = false }: Props) {
  const [asked, setAsked] = useState<'change' | 'remedy' | 'close' | null>(null);
  const mayPay = usePermission('reservations.write');
  const { what, promise, dueOn, late, cost, closed_at, guestWord, reservation } = complaint;
  const close = () => setAsked(null);
  return (
    <li className="grid gap-1.5 rounded-lg border border-line bg-raised p-3">
      <p className="flex flex-wrap items-baseline gap-2">
        <span className="min-w-0 font-medium wrap-anywhere whitespace-pre-line">{what}</span>
        {late && <Badge tone="failed">Söz gecikti</Badge>}
        {closed_at && <Badge tone="over">Kapandı</Badge>}
      </p>
      {withStay && <StayLine reservation={reservation} />}
      <p className="text-soft">
        {promise ? `Söz: ${promise} · ` : 'Söz verilmedi · '}
        <span className="figures">{formatDay(dueOn)}</span>
        {cost > 0 && <span className="figures"> · {formatKurus(cost)} verildi</span>}
      </p>
      {guestWord && <p>Misafir: “{guestWord}”</p>}
      <p className="text-xs text-soft">
        {formatTimestamp(complaint.created_at)}
        {complaint.created_by && ` · ${complaint.created_by}`}
      </p>
      {closed_at === null && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setAsked('close')}>Kapat</Button>
          {mayPay && <Button onClick={() => setAsked('remedy')}>İndirim ya da iade</Button>}
          <Button variant="quiet" onClick={() => setAsked('change')}>
            Düzelt
          </Button>
        </div>
      )}
      <Suspense>
        {asked === 'close' && <CloseDialog complaint={complaint} onClose={close} />}
        {asked === 'remedy' && <RemedyDialog complaint={complaint} onClose={close} />}
        {asked === 'change' && (
          <ComplaintDialog
            reservationId={reservation.id}
            about={`${reservation.customer_name} · ${reservation.villa_name}`}
            complaint={complaint}
            onClose={close}
          />
        )}
      </Suspense>
    </li>
  );
}
