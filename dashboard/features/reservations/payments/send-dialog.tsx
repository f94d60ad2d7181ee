import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatKurus } from '#domain/values/money.ts';
import { whatsappLink } from '#domain/values/phone.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { copyText } from '#dashboard/app/copy-text.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { useChatText } from '#dashboard/shared/languages/chat-voice.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button, buttonClass } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { type SendKind, sendToGuest } from './api.ts';
import { paymentLinkText } from '../detail/whatsapp-text.ts';
import { TIMELINES } from '../timeline/api.ts';
import { SENDS } from './sends.ts';

type Props = { detail: ReservationDetail; kind: SendKind; onClose: () => void };

/** Shows what the guest will get and where, before it is sent. */
export default function SendDialog({ detail, kind, onClose }: Props) {
  const client = useQueryClient();
  const first = useRef<HTMLButtonElement>(null);
  const keyOf = useIdempotencyKey();
  const { verb, text } = SENDS[kind];
  const mutation = useMutation({
    mutationFn: () => sendToGuest[kind](detail.id, keyOf({ kind, id: detail.id })),
    onSuccess: (sent) => {
      void client.invalidateQueries({ queryKey: TIMELINES });
      if (sent.recipient === '') notify.info('E-posta adresi yok: WhatsApp ile gönderin');
      else notify.success(`E-posta sıraya alındı · ${sent.recipient}`);
      // A link stays visible for copying, for example into WhatsApp.
      if (!('link' in sent)) onClose();
    },
  });
  const { data: sent, error } = mutation;
  const message = useChatText(detail.language, (voice) =>
    sent && 'link' in sent ? paymentLinkText(detail, sent, voice) : '',
  );
  return (
    <Dialog
      title={`${verb}: ${detail.reservation_id}`}
      onClose={onClose}
      focusFirst={first}
      text={
        <>
          <p>{text(detail)}</p>
          <p className="mt-1 text-ink">
            {detail.customer_name} · {detail.customer.email || 'e-posta adresi yok'}
          </p>
        </>
      }
    >
      <Alert className="mt-3">{error && messageOf(error)}</Alert>
      {sent && 'link' in sent ? (
        <div className="mt-4 grid gap-3">
          <TextInput
            label="Ödeme bağlantısı"
            hint={`${formatKurus(sent.amount)} · ${formatTimestamp(sent.expires_at)} saatine kadar geçerli`}
            readOnly
            value={sent.link}
            onFocus={({ target }) => target.select()}
          />
          <div className="flex justify-end gap-2">
            {detail.customer.phone && (
              <a
                className={buttonClass()}
                href={whatsappLink(detail.customer.phone, message)}
                target="_blank"
                rel="noreferrer"
              >
                WhatsApp
              </a>
            )}
            <Button onClick={() => void copyText(sent.link, 'Bağlantı kopyalandı')}>
              Bağlantıyı kopyala
            </Button>
            <Button variant="primary" onClick={onClose}>
              Tamam
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-4 flex justify-end gap-2">
          <Button onClick={onClose}>Vazgeç</Button>
          <Button
            ref={first}
            variant="primary"
            busy={mutation.isPending}
            onClick={() => mutation.mutate()}
          >
            Gönder
          </Button>
        </div>
      )}
    </Dialog>
  );
}
