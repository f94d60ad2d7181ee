import { useQuery } from '@tanstack/react-query';
import { Copy, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatStay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { OfferDetail } from '#domain/offers/admin-schema.ts';
import { formatPhone } from '#domain/values/phone.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { copyText } from '#dashboard/app/copy-text.ts';
import { DeleteRow } from '#dashboard/list/rows/delete-row.tsx';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { useChatText } from '#dashboard/shared/languages/chat-voice.ts';
import { languageLabel } from '#dashboard/shared/languages/language-choice.tsx';
import { Button, buttonClass } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { FactList } from '#dashboard/ui/fact-list.tsx';
import { WhatsappLink } from '#dashboard/shared/contact-links.tsx';
import { AcceptButton } from './accept-button.tsx';
import { offerQuery, OFFERS, withdrawOffer } from './api.ts';
import { OfferStateMark } from './columns.tsx';
import { offerText } from './offer-text.ts';

type Props = {
  id: string;
  /** The offer to print and to save. */
  guestDocuments: ReactNode;
  onClose: () => void;
};

/** One offer: its link, its villas at their current state, and the customer's visits. */
export function OfferDrawer({ id, guestDocuments, onClose }: Props) {
  const query = useQuery(offerQuery(id));
  const offer = query.data;
  const isOpen = offer?.state === 'sent' || offer?.state === 'opened';
  return (
    <RowDrawer
      title={offer?.customer_name ?? 'Teklif'}
      onClose={onClose}
      actions={
        offer &&
        isOpen && (
          <DeleteRow
            title={`${offer.customer_name} için teklif geri çekilsin mi?`}
            text="Bağlantısı hemen çalışmaz olur; teklif listede süresi dolmuş olarak kalır."
            action="Geri çek"
            send={() => withdrawOffer(offer.id)}
            done="Teklif geri çekildi"
            changes={[OFFERS]}
            onDone={onClose}
          />
        )
      }
      query={query}
      row={offer}
      missing="Teklif bulunamadı"
      missingText="Adresi denetleyip yeniden deneyin."
    >
      {(row) => <OfferBody offer={row} isOpen={isOpen} guestDocuments={guestDocuments} />}
    </RowDrawer>
  );
}

type BodyProps = { offer: OfferDetail; isOpen: boolean; guestDocuments: ReactNode };

function OfferBody({ offer, isOpen, guestDocuments }: BodyProps) {
  const facts = [
    [
      'Hazırlandı',
      `${formatTimestamp(offer.created_at)}${offer.created_by ? `, ${offer.created_by}` : ''}`,
    ],
    ['Dil', languageLabel(offer.language)],
    ['Son geçerlilik', formatTimestamp(offer.expires_at)],
    ['Açıldı', openings(offer)],
    ['Kabul edildi', offer.accepted_at && formatTimestamp(offer.accepted_at)],
    ['Telefon', offer.phone && formatPhone(offer.phone)],
    ['E-posta', offer.email],
  ] as const;
  return (
    <div className="grid gap-5">
      <OfferStateMark offer={offer} />
      {offer.state === 'sent' && offer.email === null && (
        <p className="rounded-md bg-amber-wash px-3 py-2 text-amber">
          Müşterinin e-posta adresi yok: teklif gönderilmedi. Bağlantıyı WhatsApp’tan ya da elden
          siz iletin.
        </p>
      )}
      {isOpen && <Share offer={offer} />}
      {guestDocuments}
      <ul className="grid gap-3">
        {offer.stays.map((stay, index) => (
          <li
            key={`${stay.villa_id}-${stay.checkin}`}
            className="rounded-md border border-line p-3"
          >
            <span className="flex gap-3">
              <span className="min-w-0 flex-1 truncate font-medium">{stay.villa_name}</span>
              <span className="figures">{stay.total === null ? '—' : formatKurus(stay.total)}</span>
            </span>
            <span className="block text-soft">
              {formatStay(stay.checkin, stay.checkout)} · {stay.nights} gece
            </span>
            {stay.offered_total !== null && stay.list_total !== null && (
              <span className="figures block text-soft">
                Liste fiyatı {formatKurus(stay.list_total)}
              </span>
            )}
            <span className={stay.available ? 'text-green' : 'text-amber'}>
              {stay.available ? 'Müsait' : (stay.reason ?? 'Artık müsait değil')}
            </span>
            {isOpen && stay.available && stay.total !== null && (
              <div>
                <AcceptButton
                  offerId={offer.id}
                  stay={index}
                  villa={stay.villa_name}
                  total={stay.total}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {offer.message && <p className="break-words whitespace-pre-line">{offer.message}</p>}
      <FactList facts={facts} className="border-t border-line pt-3" />
      {offer.reservation && (
        <p className="rounded-md bg-green-wash px-3 py-2 text-green">
          Bu tekliften rezervasyon oluştu:{' '}
          <StayLink id={offer.reservation.uid} className="figures font-medium underline">
            {offer.reservation.reservation_id}
          </StayLink>
        </p>
      )}
    </div>
  );
}

/** When the customer looked, and how often. */
function openings({ opened_at: first, last_opened_at: last, visits }: OfferDetail): string | null {
  if (first === null) return null;
  if (visits < 2 || last === null) return formatTimestamp(first);
  return `${formatTimestamp(first)}, ${visits} kez; son olarak ${formatTimestamp(last)}`;
}

/** The ways to hand the link on. */
function Share({ offer }: { offer: OfferDetail }) {
  const text = useChatText(offer.language, (voice) => offerText(offer, voice));
  return (
    <div className="grid gap-2">
      <TextInput
        label="Müşterinin bağlantısı"
        readOnly
        value={offer.link}
        onFocus={({ target }) => target.select()}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button variant="primary" onClick={() => void copyText(offer.link, 'Bağlantı kopyalandı')}>
          <Copy size={14} aria-hidden="true" />
          Kopyala
        </Button>
        <WhatsappLink phone={offer.phone} text={text} />
        <Button onClick={() => void copyText(text, 'Mesaj kopyalandı')}>Mesajı kopyala</Button>
        <a
          className={buttonClass()}
          href={`${offer.link}&onizleme=1`}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink size={14} aria-hidden="true" />
          Önizle
        </a>
      </div>
    </div>
  );
}
