import { expect, it } from 'vitest';
import { composeHouseCard, type HouseCardFacts } from './house-card.ts';

const AGENCY = {
  name: 'Kıyı',
  title: 'Kıyı Turizm',
  tursabNo: '16840',
  address: '',
  phone: '+902428361234',
  email: '',
  tax: '',
  mersisNo: '',
};
const FACTS: HouseCardFacts = {
  name: 'Villa Çınar İçi',
  code: 'KY12',
  address: 'Kalkan, Kaş / Antalya',
  checkInTime: '16:00',
  checkOutTime: '10:00',
  houseRules: ['Havuza cam götürmeyin.'],
  exits: 'Ana kapı ve teras kapısı; tüp mutfakta.',
  caretaker: { name: 'Veli', phone: '+905321112233' },
  greeter: { name: null, phone: null },
  permit: {
    no: '07-1234',
    holder: 'Ece Ak',
    plaqueNo: null,
    maxGuests: 6,
    expiresOn: '2027-05-01',
  },
};
const NOTHING: HouseCardFacts = {
  ...FACTS,
  houseRules: [],
  exits: null,
  caretaker: { name: null, phone: null },
  permit: { no: null, holder: null, plaqueNo: null, maxGuests: null, expiresOn: null },
};

const textOf = (facts: HouseCardFacts) =>
  JSON.stringify(composeHouseCard(facts, AGENCY, '2026-11-21').blocks);

it('has permit, numbers, exits and rules of the house', () => {
  const text = textOf(FACTS);
  for (const part of [
    '07-1234',
    '6 kişi',
    '1 Mayıs 2027',
    '112',
    'Veli',
    '+90 532 111 22 33',
    '+90 242 836 12 34',
    'tüp mutfakta',
    'Giriş 16.00, çıkış 10.00',
    'Havuza cam',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Karşılayan');
});

it('leaves out what is not known', () => {
  expect(textOf(NOTHING)).not.toContain('null');
  expect(textOf(NOTHING)).not.toContain('Çıkışlar');
  expect(textOf({ ...FACTS, caretaker: { name: null, phone: '+905321112233' } })).toContain(
    '"Evle ilgilenen"',
  );
  expect(textOf({ ...FACTS, permit: { ...FACTS.permit, expiresOn: null } })).not.toContain(
    'Geçerlilik',
  );
});
