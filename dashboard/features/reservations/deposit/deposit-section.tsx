import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { leftOfKept } from '#domain/payments/deposits/corrections.ts';
import { depositHeld, ledgerSums } from '#domain/payments/ledger.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { formatKurus, type Kurus } from '#domain/values/money.ts';
import type { Transaction } from '#domain/payments/admin-schema.ts';
import { saveDamagePhoto } from '#dashboard/shared/ledger/damage-photo.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { AmountRow } from '../detail/amount-row.tsx';
import { ledgerQuery, moneyMoved } from '../payments/api.ts';

const BookDeposit = lazy(() => import('./book-deposit.tsx'));
const CorrectKept = lazy(() => import('#dashboard/shared/ledger/correct-kept.tsx'));
const KeepDeposit = lazy(() => import('./keep-deposit.tsx'));

/** The state of the damage deposit (agreed, received, returned, retained) and its next step. */
export function DepositSection({ detail }: { detail: ReservationDetail }) {
  const [asked, setAsked] = useState<'take' | 'return' | 'keep' | Transaction | null>(null);
  const client = useQueryClient();
  const { data } = useQuery(ledgerQuery(detail.reservation_id));
  if (!data) return null;
  const sums = ledgerSums(data.items);
  const held = depositHeld(sums);
  if (detail.deposit === 0 && sums.deposit === 0) return null;
  const missing = Math.max(0, detail.deposit - sums.deposit);
  const damages = data.items.filter(({ kind }) => kind === 'deposit_kept');
  const canTake = missing > 0 && ['confirmed', 'staying'].includes(detail.status);
  const canKeep = held > 0 && ['staying', 'completed'].includes(detail.status);
  const close = () => setAsked(null);
  return (
    <DrawerSection title="Depozito">
      <dl className="grid gap-1">
        <AmountRow name="Anlaşılan" amount={detail.deposit} soft />
        <AmountRow name="Alınan" amount={sums.deposit} />
        {sums.depositReturned > 0 && <AmountRow name="İade edilen" amount={sums.depositReturned} />}
        {sums.depositKept > 0 && <AmountRow name="Hasar için kesilen" amount={sums.depositKept} />}
        <AmountRow name="Elimizde" amount={held} strong={held > 0} />
      </dl>
      {damages.map((damage) => (
        <p key={damage.id} className="mt-1 flex flex-wrap items-center gap-2 text-xs text-soft">
          <span className="min-w-0 flex-1">
            {damage.note} · {keptOf(damage, leftOfKept(damage, data.items))}
          </span>
          <Button onClick={() => void saveDamagePhoto(damage.id)}>Fotoğrafı indir</Button>
          {leftOfKept(damage, data.items) > 0 && (
            <Button onClick={() => setAsked(damage)}>Geri al / düzelt</Button>
          )}
        </p>
      ))}
      {(canTake || held > 0) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {canTake && <Button onClick={() => setAsked('take')}>Depozito alındı</Button>}
          {held > 0 && <Button onClick={() => setAsked('return')}>Depozitoyu iade et</Button>}
          {canKeep && <Button onClick={() => setAsked('keep')}>Hasar için kes</Button>}
        </div>
      )}
      <Suspense>
        {asked === 'keep' ? (
          <KeepDeposit detail={detail} held={held} onClose={close} />
        ) : asked !== null && typeof asked === 'object' ? (
          <CorrectKept
            kept={asked}
            left={leftOfKept(asked, data.items)}
            held={held}
            onDone={() => moneyMoved(client, detail.id)}
            onClose={close}
          />
        ) : (
          asked && (
            <BookDeposit
              detail={detail}
              kind={asked === 'take' ? 'deposit' : 'deposit_refund'}
              amount={asked === 'take' ? missing : held}
              onClose={close}
            />
          )
        )}
      </Suspense>
    </DrawerSection>
  );
}

/** What was kept for a damage; with what was first written, where it was corrected. */
const keptOf = ({ amount }: Transaction, left: Kurus): string =>
  left === amount
    ? formatKurus(amount)
    : left === 0
      ? `${formatKurus(amount)} kesilmişti, geri alındı`
      : `${formatKurus(left)} (${formatKurus(amount)} yazılmıştı)`;
