import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatKurus } from '#domain/values/money.ts';
import { PROVIDER_LABELS } from '#domain/payments/providers.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { copyText } from '#dashboard/app/copy-text.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { createCardPage } from './api.ts';

type Props = { detail: ReservationDetail; onClose: () => void };

/**
 * For a guest on the phone: the provider's payment page for what is due, to copy; no mail is sent.
 */
export default function CardPageDialog({ detail, onClose }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  const keyOf = useIdempotencyKey();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => createCardPage(detail.id, keyOf({ id: detail.id })),
  });
  return (
    <Dialog
      title={`Kart sayfası aç: ${detail.reservation_id}`}
      text="Ödeme kuruluşunun sayfası, ödenecek tutar yazılı olarak açılır. Adresini misafire siz iletirsiniz; e-posta gönderilmez."
      onClose={onClose}
      focusFirst={first}
    >
      <Alert className="mt-3">{error && messageOf(error)}</Alert>
      {data ? (
        <div className="mt-4 grid gap-3">
          <TextInput
            label={`${PROVIDER_LABELS[data.provider]} sayfası`}
            hint={`${formatKurus(data.amount)} · ${formatTimestamp(data.expires_at)} saatine kadar geçerli`}
            readOnly
            value={data.link}
            onFocus={({ target }) => target.select()}
          />
          <div className="flex justify-end gap-2">
            <Button onClick={() => void copyText(data.link, 'Adres kopyalandı')}>
              Adresi kopyala
            </Button>
            <Button variant="primary" onClick={onClose}>
              Tamam
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-4 flex justify-end gap-2">
          <Button onClick={onClose}>Vazgeç</Button>
          <Button ref={first} variant="primary" busy={isPending} onClick={() => mutate()}>
            Sayfayı aç
          </Button>
        </div>
      )}
    </Dialog>
  );
}
