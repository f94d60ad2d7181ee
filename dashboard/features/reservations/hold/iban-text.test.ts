import { expect, it } from 'vitest';
import { ibanText } from './iban-text.ts';

const STAY = {
  reservation_id: 'KY-26-ABCDE',
  dues: { prepayment: 1_200_000, extras: 0, atDoor: 4_800_000 },
  optionExpiresAt: '2026-11-23T09:30:00.000Z',
};
const ACCOUNT = { bank: 'Örnek Bank', holder: 'Kıyı Turizm', iban_formatted: 'TR33 0006 1005' };

it('says how much, where to, what to write and until when', () => {
  const text = ibanText(STAY as Parameters<typeof ibanText>[0], [ACCOUNT]);
  expect(text).toContain('Ön ödeme: 12.000 ₺');
  expect(text).toContain('Örnek Bank\nKıyı Turizm\nTR33 0006 1005');
  expect(text).toContain('Açıklamaya KY-26-ABCDE yazmanız yeterli.');
  expect(text).toContain('12.30');
});
