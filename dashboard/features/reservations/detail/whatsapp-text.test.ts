import { expect, it } from 'vitest';
import { guestText, paymentLinkText } from './whatsapp-text.ts';

const STAY = {
  status: 'option',
  reservation_id: 'KY26-ABCD',
  villa_name: 'Villa Kekik',
  checkin: '2027-05-10',
  checkout: '2027-05-17',
  nights: 7,
  dues: { prepayment: 700_000, extras: 0, parts: 0, atDoor: 2_800_000 },
  surplus: 0,
  optionExpiresAt: '2027-03-02T13:30:00.000Z',
  customer: { firstName: 'Gülşah' },
} as const;

it('tells the guest the state of the stay', () => {
  expect(guestText(STAY)).toBe(
    [
      'Merhaba Gülşah,',
      'Villa Kekik, 10–17 Mayıs 2027 (7 gece), kod KY26-ABCD.',
      'Opsiyon bitişi: 2 Mart 2027 Salı, saat 16.30.',
      'Ön ödeme tutarı: 7.000 ₺.',
    ].join('\n'),
  );
  const paid = { prepayment: 0, extras: 0, parts: 0, atDoor: 2_800_000 };
  expect(guestText({ ...STAY, dues: paid })).toContain('Ön ödemeniz bize ulaştı.');
  expect(guestText({ ...STAY, status: 'confirmed', dues: paid })).toContain(
    'Girişte ödenecek: 28.000 ₺.',
  );
  const transfer = { prepayment: 0, extras: 250_000, parts: 0, atDoor: 0 };
  expect(guestText({ ...STAY, status: 'confirmed', dues: transfer })).toMatch(
    /ödenecek: 0 ₺\.\nEk hizmet için acentaya ödenecek: 2\.500 ₺\.$/,
  );
  const all = { prepayment: 0, extras: 0, parts: 0, atDoor: 0 };
  expect(guestText({ ...STAY, status: 'confirmed', dues: all, surplus: 10_000 })).toMatch(
    /ödenecek: 0 ₺\.\nFazla ödediğiniz 100 ₺ size iade edilecek\.$/,
  );
  expect(guestText({ ...STAY, status: 'cancelled' }).split('\n')).toHaveLength(2);
});

it('hands the way to pay on', () => {
  const sent = { link: 'https://k.example/x', amount: 700_000, expires_at: STAY.optionExpiresAt };
  expect(paymentLinkText(STAY, sent)).toMatch(
    /KY26-ABCD.*\nhttps:\/\/k\.example\/x\nTutar: 7\.000 ₺\. Son.*16\.30\.$/s,
  );
});
