import { lazy, Suspense, useState } from 'react';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { writtenTime } from '#domain/values/istanbul-time.ts';
import { Button } from '#dashboard/ui/button.tsx';

const LateCheckoutDialog = lazy(() => import('./late-checkout-dialog.tsx'));

/** States in which somebody is still to leave. */
const TO_LEAVE: readonly string[] = ['confirmed', 'staying', 'completed'];

/** The guest's check-out time; a clerk can promise a later one, or withdraw it. */
export function LateCheckout({ detail }: { detail: ReservationDetail }) {
  const { lateCheckout, checkOutTime, extrasEditable, status } = detail;
  const [isAsking, setAsking] = useState(false);
  if (!TO_LEAVE.includes(status)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span className="figures">
        {lateCheckout
          ? `${writtenTime(lateCheckout)} geç çıkış`
          : `${writtenTime(checkOutTime)} çıkış saati`}
      </span>
      {extrasEditable && (
        <Button variant="quiet" className="!h-7" onClick={() => setAsking(true)}>
          {lateCheckout ? 'Değiştir' : 'Geç çıkış tanı'}
        </Button>
      )}
      <Suspense>
        {isAsking && <LateCheckoutDialog detail={detail} onClose={() => setAsking(false)} />}
      </Suspense>
    </p>
  );
}
