import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Complaint, ComplaintRemedyInput } from '#domain/complaints/schema.ts';
import { TRANSACTION_METHOD_LABELS } from '#domain/payments/rules.ts';
import { formatKurus } from '#domain/values/money.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { MoneyInput, unreadableAmount } from '#dashboard/form/money-input.tsx';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Select } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { complaintsChanged, remedyComplaint } from './api.ts';

type Props = { complaint: Complaint; onClose: () => void };
type Refund = NonNullable<ComplaintRemedyInput['refund']>;

const WAYS: readonly Refund[] = ['havale_eft', 'fast', 'cash'];

/** What a guest is given for a complaint: less to pay, or money back. */
export default function RemedyDialog({ complaint, onClose }: Props) {
  const client = useQueryClient();
  const [amount, setAmount] = useState<number | null>(null);
  const [way, setWay] = useState<Refund | ''>('');
  const [tells, setTells] = useState(true);
  const mayRefund = usePermission('payments');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: number) =>
      remedyComplaint(complaint.id, {
        version: complaint.version,
        amount: given,
        notify: tells,
        ...(way !== '' && { refund: way }),
      }),
    onSuccess: (saved) => {
      complaintsChanged(client);
      notify.success(`Kaydedildi: bu şikâyet için verilen ${formatKurus(saved.cost)}`);
      onClose();
    },
  });
  const isReadable = amount !== null && amount > 0;
  return (
    <Dialog
      title="İndirim ya da iade"
      text={`${complaint.reservation.customer_name} · ${complaint.what}`}
      onClose={onClose}
    >
      <form
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReadable) mutate(amount);
        }}
      >
        <Alert>{error && messageOf(error)}</Alert>
        <Field
          label="Tutar (₺)"
          hint="Konaklamanın fiyatından komisyonumuzla düşülür; villa sahibinin payı değişmez."
          {...unreadableAmount(amount)}
        >
          <MoneyInput value={amount} onChange={setAmount} />
        </Field>
        <Field label="Misafire nasıl geçiyor">
          <Select value={way} onChange={({ target }) => setWay(target.value as Refund | '')}>
            <option value="">Borcundan düşülüyor</option>
            {mayRefund &&
              WAYS.map((one) => (
                <option key={one} value={one}>
                  Geri ödedik: {TRANSACTION_METHOD_LABELS[one]}
                </option>
              ))}
          </Select>
        </Field>
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            className="size-4"
            checked={tells}
            onChange={({ target }) => setTells(target.checked)}
          />
          Misafire e-posta ile bilgi ver
        </label>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Vazgeç</Button>
          <Button type="submit" variant="primary" busy={isPending} disabled={!isReadable}>
            {isReadable ? `${formatKurus(amount)} ver` : 'Ver'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
