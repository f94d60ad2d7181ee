import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { formatKurus } from '#domain/values/money.ts';
import type { TransactionDetail } from '#domain/payments/admin-schema.ts';
import { RefundInput } from '#domain/payments/operations-schema.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { MoneyInput } from '#dashboard/form/money-input.tsx';
import { SaveDialog } from '#dashboard/form/save-dialog.tsx';
import { useSaveForm } from '#dashboard/form/save-form.tsx';
import { TextArea, Tick } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { booksChanged, refundThroughProvider } from '../reports/report-api.ts';

type Props = { entry: TransactionDetail; excess?: number | undefined; onClose: () => void };

const OUTCOMES = {
  succeeded: 'İade yapıldı',
  pending: 'İade istendi; sonucu belli olunca burada görünecek',
  failed: 'Ödeme kuruluşu iadeyi kabul etmedi',
} as const;

/** Gives a card payment back to the card, whole or in part. */
export default function RefundDialog({ entry, excess, onClose }: Props) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { form, ...state } = useSaveForm({
    schema: RefundInput,
    defaults: {
      amount: Math.min(entry.refundable, excess ?? entry.refundable),
      reason: excess === undefined ? '' : 'Fazla ödeme',
      notify: true,
    },
    draft: draftName('refund', entry.id),
    focusFirst: 'reason',
    save: (input) => refundThroughProvider(entry.id, input, keyOf(input)),
    done: 'İade isteği gönderildi',
    onSaved: ({ status, failure }) => {
      booksChanged(client);
      const words = failure === null ? OUTCOMES[status] : `${OUTCOMES[status]}: ${failure}`;
      if (status === 'failed') notify.error(words);
      else notify.success(words);
      onClose();
    },
  });
  const { register, control } = form;
  return (
    <SaveDialog
      title={`Karta iade: ${entry.reservation_id}`}
      text={`${entry.customer_name} · en çok ${formatKurus(entry.refundable)} ödeme kuruluşu üzerinden karta döner.`}
      {...state}
      label="İade et"
      onClose={onClose}
    >
      <Field label="İade tutarı">
        <Controller
          control={control}
          name="amount"
          render={({ field }) => <MoneyInput {...field} value={field.value || null} />}
        />
      </Field>
      <TextArea label="Neden" rows={2} {...register('reason')} />
      <Tick {...register('notify')}>Misafire e-posta ile bilgi ver</Tick>
    </SaveDialog>
  );
}
