import { expect, it } from 'vitest';
import type { DeskHit } from '#domain/desk/find/answer-call.ts';
import { callText, villaPath } from './whatsapp-text.ts';

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

it('has villa, nights, total, prepayment, page and expiry', () => {
  const text = callText([hit('Villa Kekik')], PARTY, 'https://kiyi.example', NOW);
  expect(text).toContain('*Villa Kekik*\nKalkan · 6 kişi · 3 yatak odası · Özel havuz');
  expect(text).toContain('12–19 Temmuz 2027, 7 gece\nToplam 35.000 ₺, ön ödeme 7.000 ₺');
  expect(text).toContain(
    'https://kiyi.example/villa/villa-kekik?checkin=2027-07-12&checkout=2027-07-19&adults=4&children=2',
  );
  expect(text).toContain('23 Kas');
});

it('puts several villas into one message, and says from-prices where no nights are known', () => {
  const open = hit('Villa Nar', { stay: null, total: null, prepayment: null });
  const text = callText([hit('Villa Kekik'), open], PARTY, 'https://kiyi.example', NOW);
  expect(text).toMatch(/Villa Kekik[\s\S]*Villa Nar/);
  expect(text).toContain('5.000 ₺');
  expect(villaPath('villa-kekik', null, PARTY)).toBe('/villa/villa-kekik');
});
