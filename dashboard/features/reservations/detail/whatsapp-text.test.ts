import { expect, it } from 'vitest';
import { OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import { STATUSES } from '#domain/reservation-status.ts';
import { languageOfText } from '#domain/translations/language-of-text.ts';
import { loadChatVoice } from '#domain/languages/chat-messages.ts';
import { guestText, paymentLinkText } from './whatsapp-text.ts';

const TURKISH = await loadChatVoice('tr');

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
  expect(guestText(STAY, TURKISH)).toBe(
    [
      'Merhaba Gülşah,',
      'Villa Kekik, 10–17 Mayıs 2027 (7 gece), kod KY26-ABCD.',
      'Opsiyon bitişi: 2 Mart 2027 Salı, saat 16.30.',
      'Ön ödeme tutarı: 7.000 ₺.',
    ].join('\n'),
  );
  const paid = { prepayment: 0, extras: 0, parts: 0, atDoor: 2_800_000 };
  expect(guestText({ ...STAY, dues: paid }, TURKISH)).toContain('Ön ödemeniz bize ulaştı.');
  expect(guestText({ ...STAY, status: 'confirmed', dues: paid }, TURKISH)).toContain(
    'Girişte ödenecek: 28.000 ₺.',
  );
  const transfer = { prepayment: 0, extras: 250_000, parts: 0, atDoor: 0 };
  expect(guestText({ ...STAY, status: 'confirmed', dues: transfer }, TURKISH)).toMatch(
    /ödenecek: 0 ₺\.\nEk hizmet için acentaya ödenecek: 2\.500 ₺\.$/,
  );
  const all = { prepayment: 0, extras: 0, parts: 0, atDoor: 0 };
  expect(guestText({ ...STAY, status: 'confirmed', dues: all, surplus: 10_000 }, TURKISH)).toMatch(
    /ödenecek: 0 ₺\.\nFazla ödediğiniz 100 ₺ size iade edilecek\.$/,
  );
  expect(guestText({ ...STAY, status: 'cancelled' }, TURKISH).split('\n')).toHaveLength(2);
});

it('hands the way to pay on', () => {
  const sent = { link: 'https://k.example/x', amount: 700_000, expires_at: STAY.optionExpiresAt };
  expect(paymentLinkText(STAY, sent, TURKISH)).toMatch(
    /KY26-ABCD.*\nhttps:\/\/k\.example\/x\nTutar: 7\.000 ₺\. Son.*16\.30\.$/s,
  );
});

it.each(OTHER_LANGUAGES)('says all of it in %s, whatever the state', async (language) => {
  const voice = await loadChatVoice(language);
  const dues = { prepayment: 700_000, extras: 250_000, parts: 100_000, atDoor: 2_800_000 };
  const told = STATUSES.map((status) => guestText({ ...STAY, status, dues, surplus: 1 }, voice));
  const sent = { link: 'https://k.example/x', amount: 700_000, expires_at: STAY.optionExpiresAt };
  const all = [...told, paymentLinkText(STAY, sent, voice)].join('\n');
  // Names have their letters in every language.
  const words = all.replaceAll(/Gülşah|Villa Kekik/g, '');
  expect(languageOfText(words)).toBe(language);
  expect(words).not.toMatch(/undefined|[ığş]/u);
});
