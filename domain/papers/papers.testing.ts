import type { PaperAgency, PaperBlock } from './paper.ts';
import type { PaperStay } from './stay-blocks.ts';

/** An agency that has filled in all of its settings. */
export function agency(overrides: Partial<PaperAgency> = {}): PaperAgency {
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

/** A week for three with a prepayment of a fifth and a kuruş. */
export function paperStay(overrides: Partial<PaperStay> = {}): PaperStay {
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
    agencyExtras: 0,
    deposit: 500_000,
    ...overrides,
  };
}

/** Every labelled value of a paper by its label. */
export function factsOf(blocks: readonly PaperBlock[]): Record<string, string> {
  const rows = blocks.flatMap((block) => (block.type === 'facts' ? block.rows : []));
  return Object.fromEntries(rows.map(({ label, value }) => [label, value]));
}

/** The headings of a paper, in order. */
export const headingsOf = (blocks: readonly PaperBlock[]): string[] =>
  blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));
