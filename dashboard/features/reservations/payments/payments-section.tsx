import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { formatKurus } from '#domain/values/money.ts';
import type { Transaction } from '#domain/payments/admin-schema.ts';
import {
  isDamage,
  TRANSACTION_KIND_LABELS,
  TRANSACTION_METHOD_LABELS,
  entryStatusLabel,
} from '#domain/payments/rules.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { ledgerQuery, moneyMoved, type SendKind } from './api.ts';
import { flowOf } from '#domain/payments/ledger.ts';
import { mayReverse, reversalText } from '#dashboard/shared/ledger/reversal.ts';
import { listSends, SENDS } from './sends.ts';

const ReverseDialog = lazy(() => import('#dashboard/shared/ledger/reverse-dialog.tsx'));
const PaymentDialog = lazy(() => import('./payment-dialog.tsx'));
const CardPageDialog = lazy(() => import('./card-page-dialog.tsx'));
const SendDialog = lazy(() => import('./send-dialog.tsx'));

/** The ledger of the stay and what is done about its money: record it, ask for it. */
export function PaymentsSection({ detail }: { detail: ReservationDetail }) {
  const [asked, setAsked] = useState<SendKind | 'payment' | 'card' | null>(null);
  useShortcuts({ d: () => setAsked('payment') });
  const sends = listSends(detail);
  const close = () => setAsked(null);
  return (
    <DrawerSection title="Ödemeler">
      <Ledger detail={detail} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button keys="d" onClick={() => setAsked('payment')}>
          Ödeme kaydet
        </Button>
        {sends.map((kind) => (
          <Button key={kind} onClick={() => setAsked(kind)}>
            {SENDS[kind].verb}
          </Button>
        ))}
        {sends.includes('link') && (
          <Button onClick={() => setAsked('card')}>Kart sayfası aç</Button>
        )}
      </div>
      <Suspense>
        {asked === 'payment' ? (
          <PaymentDialog detail={detail} onClose={close} />
        ) : asked === 'card' ? (
          <CardPageDialog detail={detail} onClose={close} />
        ) : (
          asked && <SendDialog detail={detail} kind={asked} onClose={close} />
        )}
      </Suspense>
    </DrawerSection>
  );
}

function Ledger({ detail }: { detail: ReservationDetail }) {
  const client = useQueryClient();
  const [wrong, setWrong] = useState<Transaction | null>(null);
  const { data, error } = useQuery(ledgerQuery(detail.reservation_id));
  if (error) {
    return (
      <p role="alert" className="text-red">
        {messageOf(error)}
      </p>
    );
  }
  if (!data) return <Skeleton className="h-6 w-full" />;
  if (data.items.length === 0) return <p className="text-soft">Ödeme yok.</p>;
  return (
    <>
      <ul className="grid gap-2">
        {data.items.map((entry) => (
          <Entry key={entry.id} entry={entry} onWrong={() => setWrong(entry)} />
        ))}
      </ul>
      <Suspense>
        {wrong && (
          <ReverseDialog
            entry={wrong}
            onDone={() => moneyMoved(client, detail.id)}
            onClose={() => setWrong(null)}
          />
        )}
      </Suspense>
    </>
  );
}

function Entry({ entry, onWrong }: { entry: Transaction; onWrong: () => void }) {
  const isGiven = flowOf(entry) === -1;
  const moved = entry.status === 'succeeded';
  return (
    <li>
      <p className={cx('flex justify-between gap-3', !moved && 'text-soft')}>
        <span>
          {TRANSACTION_KIND_LABELS[entry.kind]}
          {!isDamage(entry.kind) && (
            <span className="text-soft"> · {TRANSACTION_METHOD_LABELS[entry.method]}</span>
          )}
          {(!moved || entry.awaits_bank) && ` · ${entryStatusLabel(entry)}`}
        </span>
        <span className="figures whitespace-nowrap">
          {formatKurus(isGiven ? -entry.amount : entry.amount)}
        </span>
      </p>
      <p className="text-xs text-soft">
        <span className="figures">{formatTimestamp(entry.paid_at ?? entry.created_at)}</span>
        {entry.created_by && ` · ${entry.created_by}`}
        {(entry.note || entry.failure) && ` · ${entry.note || entry.failure}`}
        {reversalText(entry) && ` · ${reversalText(entry)}`}
      </p>
      {mayReverse(entry) && (
        <Button variant="quiet" className="!h-7 !px-2 text-xs" onClick={onWrong}>
          Yanlış yazıldı
        </Button>
      )}
    </li>
  );
}
