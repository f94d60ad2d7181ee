import { lazy, Suspense, useState } from 'react';
import { atDoor } from '#domain/payments/at-door.ts';
import { restOf } from '#domain/payments/dues.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { formatKurus } from '#domain/values/money.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { usePermission } from '#dashboard/app/permissions.ts';
import { PlanActions, PlanRows } from '../plan/plan-rows.tsx';
import { AmountRow } from './amount-row.tsx';
import { ExtraLines } from '../extras/extra-lines.tsx';

const PaymentDialog = lazy(() => import('../payments/payment-dialog.tsx'));
const RefundDialog = lazy(() => import('../refund/refund-dialog.tsx'));

/**
 * The agreed price of the stay, and how much is paid, or the money of a stay that has ended early.
 */
export function MoneySection({ detail }: { detail: ReservationDetail }) {
  const { dues } = detail;
  const agreed = atDoor(detail.balance, detail.parts);
  const rest = restOf({
    due: dues.prepayment + dues.extras + dues.parts + dues.atDoor,
    surplus: detail.surplus,
  });
  return (
    <DrawerSection title="Tutar">
      <dl className="grid gap-1">
        {detail.lines
          .filter(({ code }) => code !== 'extra')
          .map((line) => (
            <AmountRow key={`${line.code}:${line.label}`} name={line.label} amount={line.amount} />
          ))}
      </dl>
      <ExtraLines detail={detail} />
      <dl className="mt-2 grid gap-1">
        <AmountRow name="Toplam" amount={detail.total} strong />
        <AmountRow name="Ön ödeme" amount={detail.prepayment} soft />
        <PlanRows detail={detail} />
        <AmountRow
          // What was agreed, which is not what is left once more than that has been paid.
          name={dues.atDoor === agreed ? 'Girişte kalan' : 'Girişte (anlaşılan)'}
          amount={agreed}
          soft
        />
        <AmountRow name="Hasar depozitosu (iade edilir)" amount={detail.deposit} soft />
        {detail.commission !== null && (
          <AmountRow name="Komisyon" amount={detail.commission} soft />
        )}
      </dl>
      <PlanActions detail={detail} />
      {detail.off ? (
        <OffMoney detail={detail} off={detail.off} />
      ) : (
        <dl className="mt-2 grid gap-1 border-t border-line pt-2">
          <AmountRow name="Ödenen" amount={detail.paid} />
          <AmountRow name={rest.label} amount={rest.amount} strong={rest.state !== 'none'} />
          {dues.extras > 0 && (
            <>
              {dues.prepayment > 0 && (
                <AmountRow name="Acentaya, ön ödeme" amount={dues.prepayment} soft />
              )}
              <AmountRow name="Acentaya, ek hizmet" amount={dues.extras} soft />
              {dues.atDoor > 0 && <AmountRow name="Girişte" amount={dues.atDoor} soft />}
            </>
          )}
        </dl>
      )}
      {detail.surplus > 0 && <Surplus detail={detail} />}
    </DrawerSection>
  );
}

/** What was paid beyond the total is the guest's: the refund opens with its amount. */
function Surplus({ detail }: { detail: ReservationDetail }) {
  const [isAsking, setAsking] = useState(false);
  const mayGiveBack = usePermission('payments');
  const amount = Math.min(detail.surplus, detail.open?.refund ?? detail.surplus);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 rounded-md bg-amber-wash py-2 pr-2 pl-3">
      <p className="min-w-0 flex-1 basis-40 text-amber tabular-nums">
        {formatKurus(detail.surplus)} fazla ödenmiş; misafire iade edilecek.
      </p>
      {mayGiveBack && amount > 0 && <Button onClick={() => setAsking(true)}>İadeyi yap</Button>}
      <Suspense>
        {isAsking && (
          <PaymentDialog
            detail={detail}
            start={{ kind: 'refund', amount, note: 'Fazla ödenen tutar' }}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

type OffProps = { detail: ReservationDetail; off: NonNullable<ReservationDetail['off']> };

/**
 * After an early end nobody owes anything; money with the agency is retained, or waits to be
 * refunded.
 */
function OffMoney({ detail, off }: OffProps) {
  const [isAsking, setAsking] = useState(false);
  const mayGiveBack = usePermission('payments');
  const { kept, keptReason, refundDue } = off;
  return (
    <div className="mt-2 grid gap-2 border-t border-line pt-2">
      <dl className="grid gap-1">
        <AmountRow name="Elimizdeki" amount={detail.paid} />
        {kept !== null && <AmountRow name="Kesinti" amount={kept} />}
        {refundDue > 0 && <AmountRow name="İade bekliyor" amount={refundDue} strong />}
        <AmountRow name="Misafirin borcu" amount={detail.due} soft />
      </dl>
      {keptReason && <p className="text-xs text-soft">Kesintinin nedeni: {keptReason}</p>}
      {refundDue > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-md bg-amber-wash py-2 pr-2 pl-3">
          <p className="min-w-0 flex-1 basis-40 text-amber">
            {kept === null
              ? `${formatKurus(refundDue)} için karar verilmedi.`
              : `${formatKurus(refundDue)} daha iade edilecek.`}
          </p>
          {mayGiveBack && (
            <Button onClick={() => setAsking(true)}>
              {kept === null ? 'Karar ver' : 'İade et'}
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {isAsking && <RefundDialog detail={detail} onClose={() => setAsking(false)} />}
      </Suspense>
    </div>
  );
}
