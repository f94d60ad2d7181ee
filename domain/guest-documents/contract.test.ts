import { describe, expect, it } from 'vitest';
import {
  asAccepted,
  asDraft,
  asUnsigned,
  composeContract,
  type ContractFacts,
} from './contract.ts';
import type { GuestDocument } from './guest-document.ts';
import { agency, factsOf, documentStay } from './guest-documents.testing.ts';

const AGENCY = agency({ tax: '', mersisNo: '' });
const GUEST = { name: 'Gülşah İğdırlı', phone: '+905321234567', email: 'gulsah@posta.example' };

const FACTS: ContractFacts = {
  ...documentStay(),
  terms: {
    title: 'Kiralama koşulları',
    version: '2026-11/3',
    body: [
      { type: 'heading', level: 2, text: 'Havuz' },
      { type: 'paragraph', text: 'Havuza cam eşya ile girilmez.' },
      { type: 'picture', key: 'scenes/havuz', alt: 'Korkuluklu havuz' },
    ],
  },
  tiers: [
    { daysBefore: 30, keptRate: 0 },
    { daysBefore: 1, keptRate: 5000 },
    { daysBefore: 0, keptRate: 10_000 },
  ],
};
const contract = composeContract(FACTS, AGENCY, '2026-11-21');
const words = (guestDocument: GuestDocument) => JSON.stringify(guestDocument.blocks);

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

  it('leaves pictures of the terms out: a contract is words', () => {
    expect(words(contract)).not.toContain('Korkuluklu havuz');
  });

  it('makes the sections of the terms sections of the contract', () => {
    const section = { type: 'heading', text: 'Havuz' };
    expect(contract.blocks).toContainEqual({ ...section, level: 3 });
    expect(contract.blocks).not.toContainEqual({ ...section, level: 2 });
  });

  it('names of the agency what it has, and nothing empty', () => {
    const full = composeContract(FACTS, agency(), '2026-11-21');
    expect(factsOf(full.blocks)).toMatchObject({
      'Vergi dairesi ve no': 'Kaş V.D. 1000003116',
      'MERSİS no': '0100000311600018',
    });
    expect(factsOf(contract.blocks)).not.toHaveProperty('Vergi dairesi ve no');
    expect(factsOf(contract.blocks)).not.toHaveProperty('MERSİS no');
    const silent = composeContract(FACTS, agency({ phone: '' }), '2026-11-21');
    expect(words(contract)).toContain('+90 242 000 16 84 ve merhaba@kiyi.example üzerinden');
    expect(words(silent)).toContain('Şikâyetlerinizi merhaba@kiyi.example üzerinden');
  });

  it('speaks of a deposit only where one is taken', () => {
    expect(factsOf(contract.blocks)['Hasar depozitosu']).toBe(
      '5.000 ₺ (girişte alınır, iade edilir)',
    );
    const without = composeContract({ ...FACTS, deposit: 0 }, AGENCY, '2026-11-21');
    expect(words(without)).not.toContain('depozito');
  });

  it('names no person until it is accepted', () => {
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

  it('has signature lines when it was not accepted on the website', () => {
    const last = asUnsigned(contract, 'KY26-ABCDEFGH', GUEST).blocks.at(-1);
    expect(last).toMatchObject({
      type: 'signatures',
      parties: [{ name: AGENCY.title }, { name: GUEST.name }],
    });
  });
});
