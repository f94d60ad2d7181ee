import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatStay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { whatsappLink } from '#domain/values/phone.ts';
import type { SentPaymentLink } from '#domain/payments/admin-schema.ts';
import type { ClerkReservation } from '#domain/reservations/admin-schema.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { copyText } from '#dashboard/app/copy-text.ts';
import { AllowedLink } from '#dashboard/app/allowed-link.tsx';
import { messageOf } from '#dashboard/app/api-error.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { notify } from '#dashboard/app/notify.ts';
import { chatVoiceOf } from '#dashboard/shared/languages/chat-voice.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button, buttonClass } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { reservationQuery } from '../api.ts';
import { paymentLinkText } from '../detail/whatsapp-text.ts';
import { createPaymentLink, openAccountsQuery } from '../payments/api.ts';
import { ibanText } from './iban-text.ts';

type Props = { held: ClerkReservation; onClose: () => void };

/** The nights are held: one click sends the guest the payment instructions in the agreed way. */
export function HeldPanel({ held, onClose }: Props) {
  const { data: detail } = useQuery(reservationQuery(held.id));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="grid gap-0.5">
        <h3 ref={title} tabIndex={-1} className="text-base font-medium outline-none">
          {held.status === 'option' ? 'Opsiyona alındı' : 'Talep oluşturuldu'}
        </h3>
        <p className="text-soft">
          <span className="figures">{held.reservation_id}</span>
          {detail && ` · ${detail.villa_name}`} · {formatStay(held.checkin, held.checkout)}
        </p>
        <p className="figures whitespace-normal">
          {formatKurus(held.total)} · ön ödeme {formatKurus(held.prepayment)}
          {held.deadline && ` · ${formatTimestamp(held.deadline)} saatine kadar`}
        </p>
      </div>
      {held.status === 'option' && detail && <Ways detail={detail} />}
      <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-3">
        <StayLink id={held.id} className={buttonClass()}>
          Rezervasyonu aç
        </StayLink>
        <Button variant="quiet" onClick={onClose}>
          Yeni arama
        </Button>
      </div>
    </section>
  );
}

type Way = 'copy' | 'whatsapp' | 'mail';

/** One link, created by the first click, whatever is clicked next. */
function Ways({ detail }: { detail: ReservationDetail }) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [made, setMade] = useState<SentPaymentLink | null>(null);
  const { data: accounts } = useQuery(openAccountsQuery);
  const { phone, email } = detail.customer;
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (way: Way) => {
      const tab = way === 'whatsapp' ? open('', '_blank') : null;
      const mail = way === 'mail';
      try {
        const sent =
          made !== null && !mail
            ? made
            : await createPaymentLink(detail.id, mail, keyOf({ id: detail.id, mail }));
        if (tab) {
          const voice = await chatVoiceOf(detail.language);
          tab.location.href = whatsappLink(phone, paymentLinkText(detail, sent, voice));
        }
        return { way, sent };
      } catch (failure) {
        tab?.close();
        throw failure;
      }
    },
    onSuccess: async ({ way, sent }) => {
      setMade(sent);
      void client.invalidateQueries({ queryKey: ['reservations', 'timeline'] });
      if (way === 'mail') notify.success(`E-posta sıraya alındı · ${sent.recipient}`);
      if (way === 'copy') await copyText(sent.link, 'Ödeme bağlantısı kopyalandı');
    },
  });
  const busy = (way: Way) => isPending && variables === way;
  return (
    <div className="grid gap-3">
      <fieldset className="grid gap-1.5">
        <legend className="mb-1 text-xs font-medium text-soft">Ödeme bağlantısı</legend>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" busy={busy('copy')} onClick={() => mutate('copy')}>
            Bağlantıyı kopyala
          </Button>
          {phone && (
            <Button busy={busy('whatsapp')} onClick={() => mutate('whatsapp')}>
              WhatsApp ile gönder
            </Button>
          )}
          {email && (
            <Button busy={busy('mail')} onClick={() => mutate('mail')}>
              E-postayla gönder
            </Button>
          )}
        </div>
      </fieldset>
      {made && (
        <TextInput
          label="Bağlantı"
          hint={`${formatKurus(made.amount)} · ${formatTimestamp(made.expires_at)} saatine kadar geçerli`}
          readOnly
          value={made.link}
          onFocus={({ target }) => target.select()}
        />
      )}
      <Alert>{error && messageOf(error)}</Alert>
      {accounts?.length === 0 && (
        <p>
          Yayında bir TL hesabınız yok: misafir IBAN yerine “bizi arayın” görür.{' '}
          <AllowedLink to="/website/bank" className="underline underline-offset-4">
            Banka hesabı ekle
          </AllowedLink>
        </p>
      )}
      {accounts && accounts.length > 0 && (
        <Button
          className="justify-self-start"
          onClick={() => void copyText(ibanText(detail, accounts), 'IBAN metni kopyalandı')}
        >
          IBAN metnini kopyala
        </Button>
      )}
    </div>
  );
}
