import { expect, it } from 'vitest';
import { loadChatVoice } from '#domain/languages/chat-messages.ts';
import { offerText } from './offer-text.ts';

const TURKISH = await loadChatVoice('tr');

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
  const text = offerText(OFFER, TURKISH);
  expect(text).toMatch(/^Merhaba Gülşah Öztürk,/);
  expect(text).toContain('• Villa Işık, ');
  expect(text).toContain('40.000');
  expect(text.endsWith(OFFER.link)).toBe(true);
});

it('says no price where there is none', () =>
  expect(
    offerText({ ...OFFER, stays: [{ ...STAY, offered_total: null, total: null }] }, TURKISH),
  ).not.toContain('₺'));

it('speaks the language of who is offered them', async () => {
  const text = offerText(OFFER, await loadChatVoice('en'));
  expect(text).toMatch(/^Hello Gülşah Öztürk,\n\nThe villas we chose for you:/);
  expect(text.replaceAll(/\s/gu, ' ')).toContain('• Villa Işık, 14 – 21 June 2027, ₺40,000');
});
