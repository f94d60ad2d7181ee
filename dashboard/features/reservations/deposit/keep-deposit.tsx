import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { KeptDeposit } from '#domain/payments/deposits/schema.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { formatKurus } from '#domain/values/money.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { apiFetch, contentOf } from '#dashboard/app/api.ts';
import { ActionDialog } from '#dashboard/form/action-dialog.tsx';
import { MoneyInput, unreadableAmount } from '#dashboard/form/money-input.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { useSmallPhoto } from '#dashboard/shared/upload/use-small-photo.ts';
import { moneyMoved } from '../payments/api.ts';

type Props = { detail: ReservationDetail; held: number; onClose: () => void };

/** Keeps a part of the deposit: how much, what is damaged, and its photo. */
export default function KeepDeposit({ detail, held, onClose }: Props) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const { photo, problem, isBusy, choose } = useSmallPhoto();
  const isWhole = amount !== null && amount > 0 && amount <= held && photo !== null;
  return (
    <ActionDialog
      title="Depozitodan hasar kesintisi"
      text={`Elimizde ${formatKurus(held)} var. Nedeni misafire e-postayla gider; kalanı ayrıca iade edersiniz.`}
      onClose={onClose}
      action="Kes"
      variant="danger"
      busy={isBusy}
      disabled={!isWhole || reason.trim().length < 5}
      send={() => {
        const fields = { amount: String(amount), reason: reason.trim() };
        const key = keyOf({ ...fields, name: photo?.name, size: photo?.size });
        return keep(detail.id, { ...fields, photo }, key);
      }}
      done="Kesinti kaydedildi"
      onDone={() => moneyMoved(client, detail.id)}
    >
      <MoneyInput
        label="Kesilecek tutar"
        {...unreadableAmount(amount)}
        {...((amount ?? 0) > held && { error: `En çok ${formatKurus(held)} kesilebilir.` })}
        value={amount}
        onChange={setAmount}
      />
      <TextArea
        label="Hasar nedir"
        hint="Misafir bunu okur."
        rows={2}
        required
        minLength={5}
        maxLength={400}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Field label="Fotoğraf" {...(problem !== null && { error: problem })}>
        <input
          type="file"
          accept="image/*"
          required
          className="max-w-full text-soft"
          onChange={({ target }) => void choose(target.files?.[0] ?? null)}
        />
      </Field>
    </ActionDialog>
  );
}

type Fields = { amount: string; reason: string; photo: File | null };

/** @throws ApiError `DEPOSIT_EXCEEDS_HELD`, `NOT_IN_THIS_STATE`, `TOO_LARGE` */
function keep(id: string, { amount, reason, photo }: Fields, key: string): Promise<KeptDeposit> {
  const body = new FormData();
  body.set('amount', amount);
  body.set('reason', reason);
  if (photo) body.set('photo', photo);
  return contentOf<KeptDeposit>(
    apiFetch(`/v1/admin/deposits/${id}/keep`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body,
    }),
  );
}
