import { type Day, formatStay } from '../dates.ts';
import { formatKurus, type Kurus } from '../money.ts';
import { duesOf } from '../payments/dues.ts';
import { formatPhone } from '../phone.ts';
import type { Status } from '../reservations/status.ts';
import type { CancelTier } from '../payments/cancel-tiers.ts';
import type { Paper, PaperAgency, PaperBlock } from './paper.ts';
import { cancelSheet, type PaperStay, priceSheet, stayFacts } from './stay-blocks.ts';

/** What a voucher says beyond the stay; what is empty or null is left out. */
export type VoucherFacts = PaperStay & {
  code: string;
  guest: { name: string; phone: string };
  /** Received so far, refunds taken off. */
  paid: Kurus;
  /** Of that, for services of the agency. */
  extrasPaid: Kurus;
  depositTaker: 'agency' | 'owner';
  address: string;
  /** Link to the house on a map. */
  map: string | null;
  greeter: { name: string | null; phone: string | null };
  included: readonly string[];
  houseRules: readonly string[];
  tiers: readonly CancelTier[];
};

/** The states in which a stay is sold, so that a voucher says the truth. */
const SOLD: readonly Status[] = ['confirmed', 'staying', 'completed', 'no_show'];

export const hasVoucher = (status: Status): boolean => SOLD.includes(status);

/** The paper that a guest shows at the door. */
export function composeVoucher(facts: VoucherFacts, agency: PaperAgency, issuedOn: Day): Paper {
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
      priceSheet(facts),
      settlement(facts),
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
function arrival({ address, map, greeter }: VoucherFacts): PaperBlock[] {
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

/** What has been paid and what is still due, at the door or to give back. */
function settlement(facts: VoucherFacts): PaperBlock {
  const { paid, deposit, depositTaker } = facts;
  const dues = duesOf(facts);
  const taker = depositTaker === 'agency' ? 'acenteye' : 'ev sahibine';
  return {
    type: 'facts',
    rows: [
      { label: 'Ödenen', value: formatKurus(paid) },
      // A prepayment that never came is asked for at the door with the rest.
      { label: 'Girişte ödenecek', value: formatKurus(dues.prepayment + dues.atDoor) },
      ...(dues.extras > 0
        ? [{ label: 'Ek hizmet için acenteye ödenecek', value: formatKurus(dues.extras) }]
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
}

function listed(title: string, items: readonly string[]): PaperBlock[] {
  if (items.length === 0) return [];
  return [
    { type: 'heading', level: 3, text: title },
    { type: 'list', ordered: false, items: [...items] },
  ];
}

function cancellation({ tiers, prepayment }: VoucherFacts): PaperBlock[] {
  const sheet = cancelSheet(tiers, prepayment);
  if (sheet.length === 0) return [];
  return [{ type: 'heading', level: 3, text: 'İptal ederseniz ön ödemeden' }, ...sheet];
}
