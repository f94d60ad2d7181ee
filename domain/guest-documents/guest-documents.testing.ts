import type { DocumentAgency, DocumentPart } from './guest-document.ts';
import type { DocumentStay } from './stay-parts.ts';

/** An agency with all settings filled in. */
export function agency(overrides: Partial<DocumentAgency> = {}): DocumentAgency {
  return {
    name: 'Kıyı',
    title: 'Kıyı Turizm Seyahat Acentası Ltd. Şti.',
    tursabNo: '16840',
    address: 'Kaş',
    phone: '+90 242 000 16 84',
    email: 'merhaba@kiyi.example',
    tax: 'Kaş V.D. 1000003116',
    mersisNo: '0100000311600018',
    ...overrides,
  };
}

/** A week for three people; the prepayment is a fifth and not a whole number of lira. */
export function documentStay(overrides: Partial<DocumentStay> = {}): DocumentStay {
  return {
    villa: {
      name: 'Villa Şafak',
      place: 'Kalkan, Kaş / Antalya',
      permitNo: '07-1234',
      checkInTime: '16:00',
      checkOutTime: '10:00',
    },
    checkIn: '2027-06-28',
    checkOut: '2027-07-05',
    nights: 7,
    adults: 2,
    children: 1,
    babies: 0,
    lines: [{ label: '7 gece', amount: 3_500_000 }],
    total: 3_500_000,
    prepayment: 700_001,
    parts: [],
    agencyExtras: 0,
    deposit: 500_000,
    ...overrides,
  };
}

/** Every labelled value of a document by its label. */
export function factsOf(blocks: readonly DocumentPart[]): Record<string, string> {
  const rows = blocks.flatMap((part) => (part.type === 'facts' ? part.rows : []));
  return Object.fromEntries(rows.map(({ label, value }) => [label, value]));
}

/** The headings of a document, in order. */
export const headingsOf = (blocks: readonly DocumentPart[]): string[] =>
  blocks.flatMap((part) => (part.type === 'heading' ? [part.text] : []));
