import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordTransactionInput } from '#domain/payments/admin-schema.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { notify } from '#dashboard/app/notify.ts';
import { DialogForm } from '#dashboard/form/dialog-form.tsx';
import { MoneyInput, unreadableAmount } from '#dashboard/form/money-input.tsx';
import { usePaymentDoubt } from '#dashboard/shared/ledger/payment-doubt.tsx';
import { Options, Select } from '#dashboard/ui/controls.tsx';
import { moneyMoved, recordPayment } from '../payments/api.ts';

type Props = {
  detail: ReservationDetail;
  kind: 'deposit' | 'deposit_refund';
  /** The default amount: all of it. */
  amount: number;
  onClose: () => void;
};

const WORDS = {
  deposit: { title: 'Depozito alındı', action: 'Kaydet', done: 'Depozito kaydedildi' },
  deposit_refund: { title: 'Depozitoyu iade et', action: 'İade edildi', done: 'İade kaydedildi' },
} as const;

const METHODS = {
  cash: 'Nakit, kapıda',
  havale_eft: 'Havale / EFT',
  fast: 'FAST',
  card: 'Kart, cihazdan',
} as const;
type Method = keyof typeof METHODS;

/** A deposit that was taken or given back, in two choices. */
export default function BookDeposit({ detail, kind, amount: usual, onClose }: Props) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [amount, setAmount] = useState<number | null>(usual);
  const [method, setMethod] = useState<Method>('cash');
  const words = WORDS[kind];
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const input: RecordTransactionInput = {
        reservation_id: detail.id,
        kind,
        method,
        amount: amount ?? 0,
        note: '',
        notify: true,
      };
      return recordPayment(input, keyOf(input));
    },
    onSuccess: () => {
      moneyMoved(client, detail.id);
      notify.success(words.done);
      onClose();
    },
  });
  const doubt = usePaymentDoubt({
    typed: { kind, amount: amount ?? 0 },
    onTake: (change) => setAmount(change.amount ?? amount),
    stay: detail,
    submit: () => mutate(),
  });
  return (
    <DialogForm
      title={words.title}
      text={`${detail.customer_name} · ${detail.villa_name}`}
      onClose={onClose}
      action={words.action}
      busy={isPending}
      disabled={!amount}
      onSubmit={() => doubt.onSubmit()}
    >
      <div className="grid grid-cols-2 gap-3">
        <MoneyInput
          label="Tutar"
          {...unreadableAmount(amount)}
          {...(error && { error: messageOf(error) })}
          value={amount}
          onChange={setAmount}
        />
        <Select
          label="Nasıl"
          value={method}
          onChange={({ target }) => setMethod(target.value as Method)}
        >
          <Options of={Object.entries(METHODS)} />
        </Select>
      </div>
      {doubt.box}
    </DialogForm>
  );
}
