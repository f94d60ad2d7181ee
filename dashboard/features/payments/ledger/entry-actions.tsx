import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { TransactionDetail } from '#domain/payments/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { booksChanged, settlePending } from '../reports/report-api.ts';

const RefundDialog = lazy(() => import('./refund-dialog.tsx'));

type Props = {
  entry: TransactionDetail;
  /** What was paid too much, in kuruş; without it the whole entry may be refunded. */
  excess?: number | undefined;
};

/** Actions for an entry: refund to the card, or settle an unanswered refund. */
export function EntryActions({ entry, excess }: Props) {
  const [isRefunding, setRefunding] = useState(false);
  if (entry.status === 'pending' && entry.kind === 'refund') return <SettleForm id={entry.id} />;
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
      <Field label="Nereden gördünüz?" error={error ? messageOf(error) : undefined}>
        <TextArea
          rows={2}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
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
