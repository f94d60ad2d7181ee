import { describe, expect, it } from 'vitest';
import { asAccepted, asDraft, asUnsigned, composeContract } from './contract.ts';
import type { Paper } from './paper.ts';

const AGENCY = {
  name: 'Kıyı',
  title: 'Kıyı Turizm Seyahat Acentası Ltd. Şti.',
  tursabNo: '16840',
  address: 'Kaş',
  phone: '+90 242 000 16 84',
  email: 'merhaba@kiyi.example',
  tax: '',
  mersisNo: '',
};
const GUEST = { name: 'Gülşah İğdırlı', phone: '+905321234567', email: 'gulsah@posta.example' };

const contract = composeContract(
  {
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
    deposit: 500_000,
    terms: {
      title: 'Kiralama koşulları',
      version: '2026-11/3',
      body: [{ type: 'paragraph', text: 'Havuza cam eşya ile girilmez.' }],
    },
    tiers: [
      { daysBefore: 30, keptRate: 0 },
      { daysBefore: 1, keptRate: 5000 },
      { daysBefore: 0, keptRate: 10_000 },
    ],
  },
  AGENCY,
  '2026-11-21',
);
const words = (paper: Paper) => JSON.stringify(paper.blocks);

describe('the contract of a stay', () => {
  it('says what is sold, for how much, by whom, and on which terms', () => {
    const text = words(contract);
    for (const said of [
      'Villa Şafak',
      '07-1234',
      '28 Haziran 2027 Pazartesi, 16.00',
      '35.000 ₺',
      '7.000,01 ₺',
      '27.999,99 ₺',
      'cayma hakkı yoktur',
      '16840',
      'Havuza cam eşya ile girilmez.',
      'sürüm 2026-11/3',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('counts what a cancellation keeps and gives back to the kuruş', () => {
    const sheet = contract.blocks.find((b) => b.type === 'sheet' && b.columns.length === 3);
    expect(sheet).toMatchObject({
      rows: [
        ['30 gün ve daha fazla', '0 ₺', '7.000,01 ₺'],
        ['1–29 gün', '3.500,01 ₺', '3.500 ₺'],
        ['0 gün', '7.000,01 ₺', '0 ₺'],
      ],
    });
  });

  it('names nobody until it is somebody’s', () => {
    expect(words(contract)).not.toContain(GUEST.name);
    expect(words(asDraft(contract))).not.toContain(GUEST.name);
  });

  it('is followed by the proof of its acceptance, and is itself untouched', () => {
    const acceptance = { at: '2026-11-21T11:05:00.000Z', termsVersion: '2026-11/3' };
    const accepted = asAccepted(contract, 'KY26-ABCDEFGH', GUEST, acceptance);
    expect(accepted.blocks.slice(0, contract.blocks.length)).toEqual(contract.blocks);
    expect(words(accepted)).toContain('21.11.2026 14.05 (Türkiye saati)');
    expect(words(accepted)).toContain('+90 532 123 45 67');
    expect(accepted.fileName).toBe('sozlesme-KY26-ABCDEFGH');
  });

  it('has lines to sign on where nobody agreed on the website', () => {
    const last = asUnsigned(contract, 'KY26-ABCDEFGH', GUEST).blocks.at(-1);
    expect(last).toMatchObject({
      type: 'signatures',
      parties: [{ name: AGENCY.title }, { name: GUEST.name }],
    });
  });
});
