import { expect, it } from 'vitest';
import { AROUND, say } from './around.testing.ts';
import { departure, monthNumber, orderOf, readDate } from './days.ts';

// `=` is known, `~` has a likely meaning (the first) that somebody accepts, `?` must be chosen.

it.each([
  ['30/06/2025', '= 2025-06-30'],
  ['15.07.2026 Çar', '= 2026-07-15'],
  ['15.07.2026 (Salı)', '= 2026-07-15'],
  ['Sa, 05.07.2025', '= 2025-07-05'],
  ['Mittwoch, 15. Juli 2026', '= 2026-07-15'],
  ['ср 15.07.2026', '= 2026-07-15'],
  ['15th July 2026', '= 2026-07-15'],
  ['15 th July 2026', '= 2026-07-15'],
  ['15,07,2026', '= 2026-07-15'],
  ['15;07;2026', '= 2026-07-15'],
  ['15 Temmuz 2026, 16:00', '= 2026-07-15'],
  ['15/07/2026 → 22/07/2026', '= 2026-07-15, 2026-07-22'],
  ['15.07.2026 -> 22.07.2026', '= 2026-07-15, 2026-07-22'],
  ['15 Temmuz - 22', '~ giriş 15 Temmuz 2026 Çarşamba, çıkış 22 Temmuz 2026 Çarşamba'],
  ['15.07.2026 - 7 gece', '= 2026-07-15, 2026-07-22'],
  ['15 Temmuz 2026, 7 gece', '= 2026-07-15, 2026-07-22'],
  // Instants of programs are days of Türkiye.
  ['2026-07-14T21:00:00Z', '= 2026-07-15'],
  ['2026-07-14T21:00:00.000Z', '= 2026-07-15'],
  ['2026-07-15T00:00:00Z', '= 2026-07-15'],
  ['2026-07-15T16:00:00+03:00', '= 2026-07-15'],
  ['2026-07-15 00:30:00+03:00', '= 2026-07-15'],
  ['22.01.26', '~ 22 Ocak 2026 Perşembe'],
  ['2026-02-03', '= 2026-02-03'],
  ['2026/02/03', '= 2026-02-03'],
  ['1.7.2026', '= 2026-07-01'],
  ['01-07-2026', '= 2026-07-01'],
  ['3 7 2026', '= 2026-07-03'],
  ['15 Tem 2026', '= 2026-07-15'],
  ['15 Temmuz 2026', '= 2026-07-15'],
  ['15 TEMMUZ 2026', '= 2026-07-15'],
  ['15 temmuz 2026 çarşamba', '= 2026-07-15'],
  ['Çarşamba 15.07.2026', '= 2026-07-15'],
  ['Çrş 15.07.2026', '= 2026-07-15'],
  ['15 Tem', '~ 15 Temmuz 2026 Çarşamba'],
  ['15.07', '~ 15 Temmuz 2026 Çarşamba'],
  ['15-22 Temmuz', '~ giriş 15 Temmuz 2026 Çarşamba, çıkış 22 Temmuz 2026 Çarşamba'],
  ['15-22 Temmuz 2026', '= 2026-07-15, 2026-07-22'],
  ['28 Haziran - 3 Temmuz 2026', '= 2026-06-28, 2026-07-03'],
  ['15.07.2026 - 22.07.2026', '= 2026-07-15, 2026-07-22'],
  ['15.07-22.07.2026', '= 2026-07-15, 2026-07-22'],
  ['15.07.2026-22.07.2026', '= 2026-07-15, 2026-07-22'],
  ['46022', '~ 31 Aralık 2025 Çarşamba'],
  ['46022,5', '~ 31 Aralık 2025 Çarşamba'],
  ['20260715', '~ 15 Temmuz 2026 Çarşamba'],
  ['July 15, 2026', '= 2026-07-15'],
  ['15 Jul 2026', '= 2026-07-15'],
  ['15 July 2026', '= 2026-07-15'],
  ['31.06.2026', '? Bu satırları aktarma'],
  ['29.02.2025', '? Bu satırları aktarma'],
  ['32.01.2026', '? Bu satırları aktarma'],
  ['12.13.2026', '? Bu satırları aktarma'],
  ['Temmuz 2026', '? Bu satırları aktarma'],
  ['', '? Bu satırları aktarma'],
  ['yok', '? Bu satırları aktarma'],
  ['2026-07-15T00:00:00', '= 2026-07-15'],
  ['15.07.2026 00:00', '= 2026-07-15'],
  ['15.07.2026 14:30', '= 2026-07-15'],
  ['15 Ağu 2026', '= 2026-08-15'],
  ['15 Agustos 2026', '= 2026-08-15'],
  ['1 Mart 26', '~ 1 Mart 2026 Pazar'],
  ['01.01.1999', '? Bu satırları aktarma'],
  ['15. Juli 2026', '= 2026-07-15'],
  ['15.07.2026.', '= 2026-07-15'],
  ['1/2/26', '~ 1 Şubat 2026 Pazar'],
  ['5 Temmuz’25', '~ 5 Temmuz 2025 Cumartesi'],
  ['28 Haz–4 Tem 2025', '= 2025-06-28, 2025-07-04'],
  ['28 Haz-4 Tem 2025', '= 2025-06-28, 2025-07-04'],
  ['5-12/7/2025', '= 2025-07-05, 2025-07-12'],
  ['05-12.07.2025', '= 2025-07-05, 2025-07-12'],
  ['05-12.13.2025', '? Bu satırları aktarma'],
  ['5 ile 12 Temmuz arası', '~ giriş 5 Temmuz 2026 Pazar, çıkış 12 Temmuz 2026 Pazar'],
])('reads a day: %s', (text, reading) =>
  expect(say(readDate('checkIn', text, 'day-first', AROUND.today))).toBe(reading),
);

it.each([
  ['30/06/2025', '? Bu satırları aktarma'],
  ['22.01.26', '? Bu satırları aktarma'],
  ['2026-02-03', '= 2026-02-03'],
  ['2026/02/03', '= 2026-02-03'],
  ['1.7.2026', '~ 7 Ocak 2026 Çarşamba'],
  ['01-07-2026', '~ 7 Ocak 2026 Çarşamba'],
  ['3 7 2026', '~ 7 Mart 2026 Cumartesi'],
  ['15 Tem 2026', '= 2026-07-15'],
  ['15 Temmuz 2026', '= 2026-07-15'],
  ['15 TEMMUZ 2026', '= 2026-07-15'],
  ['15 temmuz 2026 çarşamba', '= 2026-07-15'],
  ['Çarşamba 15.07.2026', '? Bu satırları aktarma'],
  ['Çrş 15.07.2026', '? Bu satırları aktarma'],
  ['15 Tem', '~ 15 Temmuz 2026 Çarşamba'],
  ['15.07', '~ 15 Temmuz 2026 Çarşamba'],
  ['15-22 Temmuz', '~ giriş 15 Temmuz 2026 Çarşamba, çıkış 22 Temmuz 2026 Çarşamba'],
  ['15-22 Temmuz 2026', '= 2026-07-15, 2026-07-22'],
  ['28 Haziran - 3 Temmuz 2026', '= 2026-06-28, 2026-07-03'],
  ['15.07.2026 - 22.07.2026', '? Bu satırları aktarma'],
  ['15.07-22.07.2026', '? Bu satırları aktarma'],
  ['15.07.2026-22.07.2026', '? Bu satırları aktarma'],
  ['46022', '~ 31 Aralık 2025 Çarşamba'],
  ['46022,5', '~ 31 Aralık 2025 Çarşamba'],
  ['20260715', '~ 15 Temmuz 2026 Çarşamba'],
  ['July 15, 2026', '= 2026-07-15'],
  ['15 Jul 2026', '= 2026-07-15'],
  ['15 July 2026', '= 2026-07-15'],
  ['31.06.2026', '? Bu satırları aktarma'],
  ['29.02.2025', '? Bu satırları aktarma'],
  ['32.01.2026', '? Bu satırları aktarma'],
  ['12.13.2026', '~ 13 Aralık 2026 Pazar'],
  ['Temmuz 2026', '? Bu satırları aktarma'],
  ['', '? Bu satırları aktarma'],
  ['yok', '? Bu satırları aktarma'],
  ['2026-07-15T00:00:00', '= 2026-07-15'],
  ['15.07.2026 00:00', '? Bu satırları aktarma'],
  ['15.07.2026 14:30', '? Bu satırları aktarma'],
  ['15 Ağu 2026', '= 2026-08-15'],
  ['15 Agustos 2026', '= 2026-08-15'],
  ['1 Mart 26', '~ 1 Mart 2026 Pazar'],
  ['01.01.1999', '? Bu satırları aktarma'],
  ['15. Juli 2026', '= 2026-07-15'],
  ['15.07.2026.', '? Bu satırları aktarma'],
  ['1/2/26', '~ 2 Ocak 2026 Cuma'],
])('reads a day where the column has the month first: %s', (text, reading) =>
  expect(say(readDate('checkIn', text, 'month-first', AROUND.today))).toBe(reading),
);

it('takes the month first only where a column proves it', () => {
  expect(orderOf(['06/30/2025', '07/01/2025'])).toBe('month-first');
  expect(orderOf(['30/06/2025', '07/01/2025'])).toBe('day-first');
  expect(orderOf(['06/30/2025', '30/06/2025'])).toBe('day-first');
  expect(orderOf(['01/02/2025', 'x', ''])).toBeNull();
});

it('knows months in three languages, and no other words', () => {
  const words = [
    'oca',
    'subat',
    'march',
    'mai',
    'juni',
    'agu',
    'sept',
    'oct',
    'dez',
    'mar.',
    'ma',
    'kalkan',
  ];
  expect(words.map(monthNumber)).toEqual([1, 2, 3, 5, 6, 8, 9, 10, 12, 3, null, null]);
});

it('counts nights from the arrival', () => {
  expect(departure('2026-07-15', '7 gece')).toBe('2026-07-22');
  expect(departure('2026-07-15', 'çok')).toBeNull();
  expect(departure('15.07.2026', '7')).toBeNull();
});
