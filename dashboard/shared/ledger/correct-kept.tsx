import { useState } from 'react';
import { formatKurus, type Kurus } from '#domain/values/money.ts';
import type { depositRoutes } from '#worker/features/payments/deposit.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { ActionDialog } from '#dashboard/form/action-dialog.tsx';
import { MoneyInput, unreadableAmount } from '#dashboard/form/money-input.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';

const { transactions } = apiClient<typeof depositRoutes>('/').v1.admin;

type Props = {
  /** The deduction. */
  kept: { id: string; note: string };
  /** What is left of it after earlier corrections. */
  left: Kurus;
  /** The part of the deposit that the agency still holds. */
  held: Kurus;
  onDone: () => void;
  onClose: () => void;
};

/** A deduction that was entered wrongly: the right amount, or none at all, and why. */
export default function CorrectKept({ kept, left, held, onDone, onClose }: Props) {
  const keyOf = useIdempotencyKey();
  const [right, setRight] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  // NaN while what is typed is no amount.
  const back = right === null || Number.isNaN(right) ? 0 : left - right;
  const isLess = right !== null && right >= 0 && back > 0;
  return (
    <ActionDialog
      title="Kesintiyi geri al ya da düzelt"
      text={`${kept.note} · kesilen ${formatKurus(left)}. Kayıt fotoğrafıyla kalır; fark bugünün tarihiyle depozitoya geri yazılır, kapanmış aylar değişmez.`}
      onClose={onClose}
      action={isLess ? `${formatKurus(back)} geri al` : 'Geri al'}
      disabled={!isLess || reason.trim().length < 5}
      send={() => {
        const json = { amount: back, reason: reason.trim() };
        const header = { 'idempotency-key': keyOf({ id: kept.id, ...json }) };
        return transactions[':id'].correction.$post({ param: { id: kept.id }, header, json });
      }}
      done={right === 0 ? 'Kesinti geri alındı' : 'Kesinti düzeltildi'}
      onDone={onDone}
    >
      <MoneyInput
        label="Doğru kesinti"
        hint="Hiç kesilmemeliydiyse 0 yazın."
        {...unreadableAmount(right)}
        {...(right !== null &&
          !Number.isNaN(right) &&
          !isLess && {
            error: `${formatKurus(left)} tutarından az olmalı. Daha çok kesilecekse fotoğrafıyla yeni bir kesinti yapın.`,
          })}
        value={right}
        onChange={setRight}
      />
      <dl className="grid gap-1" aria-live="polite">
        <Change name="Bu kesinti" from={left} to={isLess ? left - back : null} />
        <Change name="Elimizdeki depozito" from={held} to={isLess ? held + back : null} />
      </dl>
      <TextArea
        label="Neden"
        hint="Kayıtlarda durur; misafire yalnız tutarlar gider."
        rows={2}
        required
        minLength={5}
        maxLength={400}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActionDialog>
  );
}

/** An amount before and after. */
function Change({ name, from, to }: { name: string; from: Kurus; to: Kurus | null }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-soft">{name}</dt>
      <dd className="figures whitespace-nowrap">
        {formatKurus(from)}
        {to !== null && (
          <>
            {' → '}
            <strong className="font-semibold">{formatKurus(to)}</strong>
          </>
        )}
      </dd>
    </div>
  );
}
