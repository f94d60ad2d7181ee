import { type Day, formatDaysShort, formatStay } from '#domain/values/dates.ts';
import { formatKurus, type Kurus } from '#domain/values/money.ts';
import type { BeforePrice } from '#domain/reservations/pricing/before-price.ts';
import type { Party } from '#domain/values/party.ts';
import type { GuestDocument, DocumentAgency, DocumentPart } from './guest-document.ts';
import { formatParty } from '#domain/values/party.ts';
import { formatMoment } from './words.ts';

/** A villa of an offer at the time the document is made; amounts in kuruş. */
export type OfferedStay = Party & {
  villa: string;
  checkIn: Day;
  checkOut: Day;
  nights: number;
  /** What may be struck through beside the price. */
  before: BeforePrice | null;
  /** Null when it cannot be sold; `reason` then says why. */
  total: Kurus | null;
  reason: string | null;
};

export type OfferFacts = {
  customerName: string;
  message: string;
  expiresAt: string;
  /** Where the offer is taken up. */
  link: string;
  stays: readonly OfferedStay[];
};

/** An offer as a document to print or to send. */
export function composeOffer(
  facts: OfferFacts,
  agency: DocumentAgency,
  issuedOn: Day,
): GuestDocument {
  return {
    title: 'Konaklama teklifi',
    subtitle: facts.customerName,
    number: '',
    issuedOn,
    agency,
    fileName: `teklif-${issuedOn}`,
    blocks: [
      ...facts.message
        .split(/\n{2,}/)
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text): DocumentPart => ({ type: 'paragraph', text })),
      ...facts.stays.flatMap(stayParts),
      {
        type: 'note',
        tone: 'info',
        text: `Teklifin son geçerlilik zamanı: ${formatMoment(facts.expiresAt)}. Geceler, talebiniz bize ulaşana kadar başkası tarafından alınabilir. Teklifi görmek ve talep göndermek için: ${facts.link}`,
      },
    ],
  };
}

const beforeText = ({ total, from, to }: BeforePrice) =>
  `${formatKurus(total)}; indirimli fiyatın geçerli olduğu günler: ${formatDaysShort(from, to)}`;

function stayParts(stay: OfferedStay): DocumentPart[] {
  const { total, before, reason } = stay;
  const price =
    total === null
      ? [{ label: 'Durum', value: reason ?? 'Şu anda satışta değil' }]
      : [
          ...(before !== null && before.total > total
            ? [{ label: 'Önceki fiyat', value: beforeText(before) }]
            : []),
          { label: 'Teklif fiyatı', value: formatKurus(total) },
        ];
  return [
    { type: 'heading', level: 2, text: stay.villa },
    {
      type: 'facts',
      rows: [
        {
          label: 'Konaklama',
          value: `${formatStay(stay.checkIn, stay.checkOut)}, ${stay.nights} gece`,
        },
        { label: 'Kişiler', value: formatParty(stay) },
        ...price,
      ],
    },
  ];
}
