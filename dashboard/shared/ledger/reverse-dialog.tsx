import { useState } from 'react';
import type { Transaction } from '#domain/payments/admin-schema.ts';
import { mailsOfEntry, TRANSACTION_KIND_LABELS } from '#domain/payments/rules.ts';
import { formatKurus } from '#domain/values/money.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { notify } from '#dashboard/app/notify.ts';
import { ActionDialog } from '#dashboard/form/action-dialog.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';
import { reverseEntry } from './reversal.ts';

type Props = { entry: Transaction; onDone: () => void; onClose: () => void };

const MAILS = {
  none: 'Kayıt geri alındı',
  held_back: 'Kayıt geri alındı; misafire e-posta gitmedi',
  corrected: 'Kayıt geri alındı; misafire düzeltme e-postası gidiyor',
} as const;

/** “Yanlış yazıldı”: takes an entry of today back, with the reason. */
export default function ReverseDialog({ entry, onDone, onClose }: Props) {
  const keyOf = useIdempotencyKey();
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title="Yanlış mı yazıldı?"
      text={`${TRANSACTION_KIND_LABELS[entry.kind]} ${formatKurus(entry.amount)} aynı günün ters kaydıyla geri alınır; iki kayıt da defterde kalır.${mailsOfEntry(entry.kind).length === 0 ? '' : ' Misafire e-posta gitmediyse durdurulur, gittiyse düzeltmesi gönderilir.'}`}
      onClose={onClose}
      action="Yanlış yazıldı"
      disabled={reason.trim().length < 3}
      send={() => reverseEntry(entry.id, reason.trim(), keyOf({ id: entry.id, reason }))}
      done={({ mail }) => MAILS[mail]}
      onDone={({ warning }) => {
        onDone();
        if (warning !== null) notify.info(warning);
      }}
    >
      <TextArea
        label="Neden"
        hint="Kayıtlarda durur; misafir görmez."
        rows={2}
        required
        minLength={3}
        maxLength={300}
        placeholder="Bir sıfır fazla"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActionDialog>
  );
}
