import { expect, it } from 'vitest';
import type { DeskHit } from '#domain/desk/find/answer-call.ts';
import { callText, languageOfCall, villaPath } from './whatsapp-text.ts';

const PARTY = { adults: 4, children: 2, babies: 0, isPartyKnown: true };
const STAY = { checkIn: '2027-07-12', checkOut: '2027-07-19', nights: 7 };
const NOW = new Date('2026-11-22T09:00:00.000Z');
const hit = (name: string, over: Partial<DeskHit> = {}): DeskHit => ({
  villa: {
    name,
    slug: 'villa-kekik',
    capacity: 6,
    bedrooms: 3,
    pool: 'Özel havuz',
  } as DeskHit['villa'],
  town: 'Kalkan',
  stay: STAY,
  total: 3_500_000,
  prepayment: 700_000,
  nightly: 500_000,
  problems: [],
  isGap: false,
  ...over,
});

it('has villa, nights, total, prepayment, page and expiry', async () => {
  const text = await callText([hit('Villa Kekik')], PARTY, 'https://kiyi.example', NOW);
  expect(text).toContain('*Villa Kekik*\nKalkan · 6 kişi · 3 yatak odası · Özel havuz');
  expect(text).toContain('12–19 Temmuz 2027, 7 gece\nToplam 35.000 ₺, ön ödeme 7.000 ₺');
  expect(text).toContain(
    'https://kiyi.example/villa/villa-kekik?checkin=2027-07-12&checkout=2027-07-19&adults=4&children=2',
  );
  expect(text).toContain('23 Kas');
});

it('puts several villas into one message, and says from-prices where no nights are known', async () => {
  const open = hit('Villa Nar', { stay: null, total: null, prepayment: null });
  const text = await callText([hit('Villa Kekik'), open], PARTY, 'https://kiyi.example', NOW);
  expect(text).toMatch(/Villa Kekik[\s\S]*Villa Nar/);
  expect(text).toContain('5.000 ₺');
  expect(villaPath('villa-kekik', null, PARTY)).toBe('/villa/villa-kekik');
});

it.each([
  [
    'villa for 4 in Kalkan with a pool',
    'en',
    'Kalkan · 6 people · 3 bedrooms\n12 – 19 July 2027, 7 nights\nTotal ₺35,000, prepayment ₺7,000',
  ],
  ['wir suchen eine Villa mit Pool', 'de', 'Gesamt 35.000 ₺, Anzahlung 7.000 ₺'],
  ['вилла с бассейном', 'ru', '7 ночей'],
])('answers who asks “%s” in %s', async (typed, language, said) => {
  const code = languageOfCall(typed);
  expect(code).toBe(language);
  const text = await callText([hit('Villa Kekik')], PARTY, 'https://kiyi.example', NOW, code);
  const plain = text.replaceAll(/[\u00a0\u2009\u202f]/gu, ' ');
  expect(plain).toContain(said);
  expect(plain).toContain(`https://kiyi.example/${language}/villa/villa-kekik?checkin=`);
  expect(plain).not.toMatch(/havuz|kişi|gece/);
});

it('takes a call without telling words for a Turkish one', () =>
  expect(languageOfCall('kalkan 4')).toBe('tr'));
