import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Complaint, ComplaintRemedyInput } from '#domain/complaints/schema.ts';
import { TRANSACTION_METHOD_LABELS } from '#domain/payments/rules.ts';
import { formatKurus } from '#domain/values/money.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { ActionDialog } from '#dashboard/form/action-dialog.tsx';
import { MoneyInput, unreadableAmount } from '#dashboard/form/money-input.tsx';
import { Select, Tick } from '#dashboard/ui/controls.tsx';
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
  const isReadable = amount !== null && amount > 0;
  return (
    <ActionDialog
      title="İndirim ya da iade"
      text={`${complaint.reservation.customer_name} · ${complaint.what}`}
      onClose={onClose}
      action={isReadable ? `${formatKurus(amount)} ver` : 'Ver'}
      disabled={!isReadable}
      send={() =>
        remedyComplaint(complaint.id, {
          version: complaint.version,
          amount: amount ?? 0,
          notify: tells,
          ...(way !== '' && { refund: way }),
        })
      }
      done={({ cost }) => `Kaydedildi: bu şikâyet için verilen ${formatKurus(cost)}`}
      onDone={() => complaintsChanged(client)}
    >
      <MoneyInput
        label="Tutar (₺)"
        hint="Konaklamanın fiyatından komisyonumuzla düşülür; villa sahibinin payı değişmez."
        {...unreadableAmount(amount)}
        value={amount}
        onChange={setAmount}
      />
      <Select
        label="Misafire nasıl geçiyor"
        value={way}
        onChange={({ target }) => setWay(target.value as Refund | '')}
      >
        <option value="">Borcundan düşülüyor</option>
        {mayRefund &&
          WAYS.map((one) => (
            <option key={one} value={one}>
              Geri ödedik: {TRANSACTION_METHOD_LABELS[one]}
            </option>
          ))}
      </Select>
      <Tick checked={tells} onChange={({ target }) => setTells(target.checked)}>
        Misafire e-posta ile bilgi ver
      </Tick>
    </ActionDialog>
  );
}
