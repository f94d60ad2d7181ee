import { expect, it } from 'vitest';
import { offerText } from './offer-text.ts';

const STAY = {
  villa_id: 1,
  villa_name: 'Villa Işık',
  villa_slug: 'villa-isik',
  checkin: '2027-06-14',
  checkout: '2027-06-21',
  nights: 7,
  adults: 2,
  children: 0,
  babies: 0,
  offered_total: 4_000_000,
  list_total: 4_350_000,
  before: null,
  total: 4_000_000,
  available: true,
  reason: null,
} as const;
const OFFER = {
  customer_name: 'Gülşah Öztürk',
  message: '',
  link: 'https://x.example/t',
  stays: [STAY],
};

it('greets, names each villa with the promised price and ends with the link', () => {
  const text = offerText(OFFER);
  expect(text).toMatch(/^Merhaba Gülşah Öztürk,/);
  expect(text).toContain('• Villa Işık, ');
  expect(text).toContain('40.000');
  expect(text.endsWith(OFFER.link)).toBe(true);
});

it('says no price where there is none', () =>
  expect(
    offerText({ ...OFFER, stays: [{ ...STAY, offered_total: null, total: null }] }),
  ).not.toContain('₺'));
