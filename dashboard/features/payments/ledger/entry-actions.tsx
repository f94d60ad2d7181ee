import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { TransactionDetail } from '#domain/payments/admin-schema.ts';
import { leftOfKept } from '#domain/payments/deposits/corrections.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { mayReverse } from '#dashboard/shared/ledger/reversal.ts';
import { saveDamagePhoto } from '#dashboard/shared/ledger/damage-photo.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';
import {
  booksChanged,
  downloadRefunds,
  markRefundSent,
  settlePending,
} from '../reports/report-api.ts';

const CorrectKept = lazy(() => import('#dashboard/shared/ledger/correct-kept.tsx'));
const ReverseDialog = lazy(() => import('#dashboard/shared/ledger/reverse-dialog.tsx'));
const RefundDialog = lazy(() => import('./refund-dialog.tsx'));

type Props = {
  entry: TransactionDetail;
  /** What was paid too much, in kuruş; without it the whole entry may be refunded. */
  excess?: number | undefined;
};

/**
 * Actions for an entry: refund to the card, settle an unanswered refund, hand a written transfer to
 * the bank, or correct a deduction from a deposit.
 */
export function EntryActions({ entry, excess }: Props) {
  const [isRefunding, setRefunding] = useState(false);
  if (entry.status === 'pending' && entry.kind === 'refund') return <SettleForm id={entry.id} />;
  if (entry.awaits_bank) return <SentForm id={entry.id} />;
  if (entry.kind === 'deposit_kept') return <KeptActions entry={entry} />;
  if (mayReverse(entry)) return <Reverse entry={entry} />;
  if (entry.refundable === 0) return null;
  return (
    <div>
      <Button onClick={() => setRefunding(true)}>
        {excess === undefined ? 'Karta iade et' : 'Fazlasını karta iade et'}
      </Button>
      <Suspense>
        {isRefunding && (
          <RefundDialog entry={entry} excess={excess} onClose={() => setRefunding(false)} />
        )}
      </Suspense>
    </div>
  );
}

function Reverse({ entry }: { entry: TransactionDetail }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button onClick={() => setAsking(true)}>Yanlış yazıldı</Button>
      <Suspense>
        {isAsking && (
          <ReverseDialog
            entry={entry}
            onDone={() => booksChanged(client)}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

function KeptActions({ entry }: { entry: TransactionDetail }) {
  const client = useQueryClient();
  const [isCorrecting, setCorrecting] = useState(false);
  const left = leftOfKept(entry, entry.entries);
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => void saveDamagePhoto(entry.id)}>Fotoğrafı indir</Button>
      {left > 0 && <Button onClick={() => setCorrecting(true)}>Geri al / düzelt</Button>}
      <Suspense>
        {isCorrecting && (
          <CorrectKept
            kept={entry}
            left={left}
            held={entry.reservation.deposit.held}
            onDone={() => booksChanged(client)}
            onClose={() => setCorrecting(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** A transfer that is written down: it is made at the bank, by its file or by hand. */
function SentForm({ id }: { id: string }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => markRefundSent(id),
    onSuccess: () => {
      booksChanged(client);
      notify.success('Gönderildi olarak işaretlendi, misafire haber gidiyor');
    },
  });
  const file = useMutation({
    mutationFn: downloadRefunds,
    onSuccess: () => booksChanged(client),
  });
  const failure = error ?? file.error;
  return (
    <section className="grid gap-2 rounded-md bg-amber-wash p-3">
      <p className="text-amber">
        Yazıldı, henüz bankaya verilmedi. Banka dosyasını indirince ya da siz işaretleyince misafire
        haber gider.
      </p>
      {failure && <p role="alert">{messageOf(failure)}</p>}
      <div className="flex flex-wrap gap-2">
        <Button busy={isPending} onClick={() => mutate()}>
          Bankadan gönderdim
        </Button>
        <Button busy={file.isPending} onClick={() => file.mutate()}>
          Bekleyen iadelerin banka dosyası
        </Button>
      </div>
    </section>
  );
}

function SettleForm({ id }: { id: string }) {
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (status: 'succeeded' | 'failed') => settlePending(id, { status, note }),
    onSuccess: () => {
      booksChanged(client);
      notify.success('İadenin sonucu kaydedildi');
    },
  });
  const isShort = note.trim().length < 3;
  return (
    <section className="grid gap-2 rounded-md bg-amber-wash p-3">
      <p className="text-amber">
        Ödeme kuruluşu yanıt vermedi. Panelinden bakıp sonucu işaretleyin.
      </p>
      <TextArea
        label="Nereden gördünüz?"
        error={error ? messageOf(error) : undefined}
        rows={2}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={isPending} disabled={isShort} onClick={() => mutate('succeeded')}>
          İade yapılmış
        </Button>
        <Button busy={isPending} disabled={isShort} onClick={() => mutate('failed')}>
          İade yapılmamış
        </Button>
      </div>
    </section>
  );
}
