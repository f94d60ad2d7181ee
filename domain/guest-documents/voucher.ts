import { PROMISES } from '#domain/promises/sentences.ts';
import { type Day, formatDayLong, formatStay } from '#domain/values/dates.ts';
import { formatKurus, type Kurus, sumKurus } from '#domain/values/money.ts';
import { unpaidOf } from '#domain/payments/dues.ts';
import { openOf } from '#domain/payments/parts.ts';
import { formatPhone } from '#domain/values/phone.ts';
import type { Status } from '#domain/reservation-status.ts';
import type { AgreedTiers } from '#domain/payments/refunds/cancel-tiers.ts';
import type { GuestDocument, DocumentAgency, DocumentPart } from './guest-document.ts';
import { cancelTable, type DocumentStay, priceTable, stayFacts } from './stay-parts.ts';

/** What a voucher says beyond the stay; empty and null values are left out. */
export type VoucherFacts = DocumentStay & {
  code: string;
  guest: { name: string; phone: string };
  /** Received so far, refunds taken off. */
  paid: Kurus;
  /** The part of it that was paid for the agency's services. */
  extrasPaid: Kurus;
  depositTaker: 'agency' | 'owner';
  address: string;
  /** Link to the house on a map. */
  map: string | null;
  greeter: { name: string | null; phone: string | null };
  included: readonly string[];
  houseRules: readonly string[];
  tiers: AgreedTiers;
};

/** The states in which a stay is sold; only then may a voucher say so. */
const SOLD: readonly Status[] = ['confirmed', 'staying', 'completed', 'no_show'];

export const hasVoucher = (status: Status): boolean => SOLD.includes(status);

/** The document that a guest shows on arrival. */
export function composeVoucher(
  facts: VoucherFacts,
  agency: DocumentAgency,
  issuedOn: Day,
): GuestDocument {
  return {
    title: 'Rezervasyon belgesi',
    subtitle: `${facts.villa.name}, ${formatStay(facts.checkIn, facts.checkOut)}`,
    number: facts.code,
    issuedOn,
    agency,
    fileName: `rezervasyon-belgesi-${facts.code}`,
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: 'Misafir', value: facts.guest.name },
          { label: 'Telefon', value: formatPhone(facts.guest.phone) },
        ],
      },
      { type: 'heading', level: 2, text: 'Konaklama' },
      stayFacts(facts),
      ...arrival(facts),
      { type: 'heading', level: 2, text: 'Tutar' },
      priceTable(facts),
      ...settlement(facts),
      ...listed('Fiyata dâhil olanlar', facts.included),
      ...listed('Ev kuralları', facts.houseRules),
      ...cancellation(facts),
      {
        type: 'note',
        tone: 'info',
        text: `1774 sayılı Kanun gereğince konaklayacak herkesin kimlik bilgisi girişten önce alınır. Konaklamanız süresince ${agency.phone || agency.email} üzerinden bize ulaşabilirsiniz.`,
      },
    ],
  };
}

/** How to get in: the address, the map, who opens the door. */
function arrival({ address, map, greeter }: VoucherFacts): DocumentPart[] {
  const rows = [
    { label: 'Adres', value: address },
    { label: 'Konum', value: map ?? '' },
    { label: 'Sizi karşılayacak kişi', value: greeter.name ?? '' },
    { label: 'Karşılayanın telefonu', value: greeter.phone ? formatPhone(greeter.phone) : '' },
  ].filter(({ value }) => value !== '');
  if (rows.length === 0) return [];
  return [
    { type: 'heading', level: 2, text: 'Varış' },
    { type: 'facts', rows },
  ];
}

/** What has been paid, what is due on arrival and how, and what is to be returned. */
function settlement(facts: VoucherFacts): DocumentPart[] {
  const { paid, deposit, depositTaker } = facts;
  const dues = unpaidOf(facts);
  const open = openOf(facts.parts, facts).filter(({ left }) => left > 0);
  const planned = sumKurus(open.map(({ left }) => left));
  const atDoor = dues.rest - planned;
  const taker = depositTaker === 'agency' ? 'acentaya' : 'ev sahibine';
  const amounts: DocumentPart = {
    type: 'facts',
    rows: [
      { label: 'Ödenen', value: formatKurus(paid) },
      // As in mails and on the guest's page: it is not left for the door.
      ...(dues.prepayment > 0 ? [{ label: 'Ön ödeme', value: formatKurus(dues.prepayment) }] : []),
      ...open.map(({ dueOn, left }) => ({
        label: 'Ara ödeme',
        value: `${formatKurus(left)}, en geç ${formatDayLong(dueOn)}`,
      })),
      { label: 'Girişte ödenecek', value: formatKurus(atDoor) },
      ...(dues.extras > 0
        ? [{ label: 'Ek hizmet için acentaya ödenecek', value: formatKurus(dues.extras) }]
        : []),
      ...(deposit > 0
        ? [
            {
              label: 'Hasar depozitosu',
              value: `${formatKurus(deposit)} (girişte ${taker}, çıkışta iade edilir)`,
            },
          ]
        : []),
    ],
  };
  return atDoor > 0 ? [amounts, { type: 'paragraph', text: PROMISES.balance }] : [amounts];
}

function listed(title: string, items: readonly string[]): DocumentPart[] {
  if (items.length === 0) return [];
  return [
    { type: 'heading', level: 3, text: title },
    { type: 'list', ordered: false, items: [...items] },
  ];
}

function cancellation({ tiers, prepayment }: VoucherFacts): DocumentPart[] {
  const sheet = cancelTable(tiers, prepayment);
  if (sheet.length === 0) return [];
  return [{ type: 'heading', level: 3, text: 'İptal ederseniz ön ödemeden' }, ...sheet];
}
