import { expect, it } from 'vitest';
import { AROUND, say } from './around.testing.ts';
import { isPriceHeading, isWeekly, readPeriod } from './periods.ts';

// `=` is known, `~` has a likely meaning (the first) that somebody accepts, `?` must be chosen.

it.each([
  [
    'Gecelik fiyat (yaz)',
    '~ 1 Haziran – 30 Eylül 2027 | 1 Haziran – 31 Ağustos 2027 | 1 Mayıs – 31 Ekim 2027',
  ],
  ['Yaz', '~ 1 Haziran – 30 Eylül 2027 | 1 Haziran – 31 Ağustos 2027 | 1 Mayıs – 31 Ekim 2027'],
  [
    'Kış',
    '~ 1 Kasım 2026 – 31 Mart 2027 | 1 Aralık 2026 – 28 Şubat 2027 | 1 Ekim 2026 – 30 Nisan 2027',
  ],
  [
    'Kış fiyatı',
    '~ 1 Kasım 2026 – 31 Mart 2027 | 1 Aralık 2026 – 28 Şubat 2027 | 1 Ekim 2026 – 30 Nisan 2027',
  ],
  ['Haziran', '~ 1–30 Haziran 2027'],
  ['Temmuz-Ağustos', '~ 1 Temmuz – 31 Ağustos 2027'],
  ['Haziran/Temmuz', '~ 1 Haziran – 31 Temmuz 2027'],
  ['TEMMUZ 2027', '~ 1–31 Temmuz 2027'],
  ['Haziran 2026', '~ 1–30 Haziran 2026'],
  ['1-15 Haziran', '~ 1–15 Haziran 2027'],
  ['15 Haziran - 15 Eylül', '~ 15 Haziran – 15 Eylül 2027'],
  ['15.06-15.09', '~ 15 Haziran – 15 Eylül 2027'],
  ['01.06.2027-30.06.2027', '~ 1–30 Haziran 2027'],
  ['Yüksek sezon', '? 1 Temmuz – 31 Ağustos 2027 | 1 Haziran – 30 Eylül 2027'],
  ['Sezon', '? 1 Haziran – 30 Eylül 2027 | 1 Mayıs – 31 Ekim 2027'],
  ['Düşük sezon', '? 1 Kasım 2026 – 31 Mart 2027 | 1 Ekim 2026 – 30 Nisan 2027'],
  ['Fiyat', '? 1 Haziran – 30 Eylül 2027 | 1 Mayıs – 31 Ekim 2027 | 1 Ocak – 31 Aralık 2027'],
  ['Haftalık', '? 1 Haziran – 30 Eylül 2027 | 1 Mayıs – 31 Ekim 2027 | 1 Ocak – 31 Aralık 2027'],
  ['Sezon dışı', '? 1 Kasım 2026 – 31 Mart 2027 | 1 Ekim 2026 – 30 Nisan 2027'],
  ['Haziran-Eylül', '~ 1 Haziran – 30 Eylül 2027'],
  ['June', '~ 1–30 Haziran 2027'],
  ['July/August', '~ 1 Temmuz – 31 Ağustos 2027'],
  ['Summer', '~ 1 Haziran – 30 Eylül 2027 | 1 Haziran – 31 Ağustos 2027 | 1 Mayıs – 31 Ekim 2027'],
  ['Kasım-Mart', '~ 1 Kasım 2026 – 31 Mart 2027'],
  ['Aralık', '~ 1–31 Aralık 2026'],
  ['Ara sezon', '? 1 Mayıs – 30 Haziran 2027 | 1 Eylül – 31 Ekim 2027'],
  ['Bahar', '~ 1 Nisan – 31 Mayıs 2027 | 1 Mart – 31 Mayıs 2027'],
])('reads the nights of a price column: %s', (text, reading) =>
  expect(say(readPeriod(text, AROUND.today))).toBe(reading),
);

it.each([
  ['Yaz', true],
  ['Haziran', true],
  ['Temmuz-Ağustos', true],
  ['1-15 Haziran', true],
  ['Gecelik', true],
  ['Haftalık fiyat', true],
  ['High season', true],
  ['01.06-15.07', true],
  ['01.06.2027 - 15.07.2027', true],
  ['Haziran ile Eylül arası', true],
  ['Yaz dönemi (Haziran-Ağustos)', true],
  ['Tarih 01.06.2027', false],
  ['Temizlik ücreti', false],
  ['Min gece (yaz)', false],
  ['Marmaris', false],
  ['Kısa açıklama', false],
  ['Kat', false],
  ['Mayısta açık mı', false],
])('knows the heading of prices: %s', (heading, is) => expect(isPriceHeading(heading)).toBe(is));

it('knows prices of a week', () => {
  expect(isWeekly('Haftalık (yaz)')).toBe(true);
  expect(isWeekly('Gecelik')).toBe(false);
});
