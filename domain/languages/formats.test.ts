import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats.ts';
import { LANGUAGE_CODES } from './languages.ts';

const RATES = { DOLLAR: 40, EURO: 45, POUND: 52 };

describe('what a language writes', () => {
  it.each([
    [
      'tr',
      '21 Kas 2026 Cmt',
      '12–19 Haz 2027',
      '34.300 ₺',
      '−50 ₺',
      '≈ 660 £',
      '%12,5',
      'a, b ve c',
    ],
    [
      'en',
      'Sat, 21 Nov 2026',
      '12 – 19 Jun 2027',
      '₺34,300',
      '−₺50',
      '≈ £660',
      '12.5%',
      'a, b and c',
    ],
    [
      'de',
      'Sa., 21. Nov. 2026',
      '12.–19. Juni 2027',
      '34.300 ₺',
      '−50 ₺',
      '≈ 660 £',
      '12,5 %',
      'a, b und c',
    ],
    [
      'ru',
      'сб, 21 нояб. 2026',
      '12–19 июн. 2027',
      '34 300 ₺',
      '−50 ₺',
      '≈ 660 £',
      '12,5 %',
      'a, b и c',
    ],
  ] as const)('%s', (language, day, days, money, less, price, rate, list) => {
    const formats = formatsOf(language);
    // Intl puts spaces of several kinds where people see one.
    const said = [
      formats.day('2026-11-21'),
      formats.daysShort('2027-06-12', '2027-06-19'),
      formats.money(3_430_000),
      formats.money(-5_000),
      formats.price(3_430_000, 'POUND', RATES),
      formats.rate(1_250),
      formats.list(['a', 'b', 'c']),
    ].map((text) => text.replaceAll(/\s/g, ' '));
    expect(said).toEqual([day, days, money, less, price, rate, list]);
  });

  it.each([
    ['tr', '6.100–19.400 ₺', '≈ 117–373 £', '6.100', '1,2 km', '1 saat 20 dakika', '4,0', '14.30'],
    ['en', '₺6,100–19,400', '≈ £117–373', '6,100', '1.2 km', '1 hour 20 minutes', '4.0', '14:30'],
    [
      'de',
      '6.100–19.400 ₺',
      '≈ 117–373 £',
      '6.100',
      '1,2 km',
      '1 Stunde 20 Minuten',
      '4,0',
      '14:30',
    ],
    ['ru', '6 100–19 400 ₺', '≈ 117–373 £', '6 100', '1,2 км', '1 час 20 минут', '4,0', '14:30'],
  ] as const)('%s, spans and measures', (language, span, about, bare, far, long, rating, time) => {
    const formats = formatsOf(language);
    const said = [
      formats.priceSpan(610_000, 1_940_000, 'TL', RATES),
      formats.priceSpan(610_000, 1_940_000, 'POUND', RATES),
      formats.night(610_000, 'TL', RATES),
      formats.distance(1_200),
      formats.minutes(80),
      formats.decimal(4),
      formats.time('14:30'),
    ].map((text) => text.replaceAll(/\s/g, ' '));
    expect(said).toEqual([span, about, bare, far, long, rating, time]);
  });

  it.each([
    [0, '0 minutes'],
    [45, '45 minutes'],
    [120, '2 hours'],
    [1440, '1 day'],
    [1445, '1 day'],
    [2 * 1440 + 125, '2 days 2 hours'],
  ])('%d minutes are %s', (minutes, text) => expect(formatsOf('en').minutes(minutes)).toBe(text));

  it('has the form of a number that the language has', () => {
    const nights = { one: 'ночь', few: 'ночи', many: 'ночей', other: 'ночи' };
    const forms = [1, 2, 5, 11, 21, 22].map((count) => formatsOf('ru').plural(count, nights));
    expect(forms).toEqual(['ночь', 'ночи', 'ночей', 'ночей', 'ночь', 'ночи']);
  });

  it.each(LANGUAGE_CODES)('rounds a price once in %s, as every other language does', (code) => {
    // 100.495 is 100: in cents first, it would be 101.
    const price = formatsOf(code).price(340_679, 'DOLLAR', { ...RATES, DOLLAR: 33.9 });
    expect(price.replaceAll(/\D/g, '')).toBe('100');
  });

  it('shows lira where a currency has no rate', () => {
    expect(formatsOf('en').price(5_000, 'EURO', { ...RATES, EURO: 0 })).toBe('₺50');
  });

  it.each([
    [
      'tr',
      '350 m|1,2 km|48 km',
      '45 dakika|2 saat|1 saat 20 dakika|3 gün|3 gün 4 saat',
      '4,8',
      '6.100–19.400 ₺|6.100 ₺',
      '6.100',
    ],
    [
      'en',
      '350 m|1.2 km|48 km',
      '45 minutes|2 hours|1 hour 20 minutes|3 days|3 days 4 hours',
      '4.8',
      '₺6,100–19,400|₺6,100',
      '6,100',
    ],
    [
      'de',
      '350 m|1,2 km|48 km',
      '45 Minuten|2 Stunden|1 Stunde 20 Minuten|3 Tage|3 Tage 4 Stunden',
      '4,8',
      '6.100–19.400 ₺|6.100 ₺',
      '6.100',
    ],
    [
      'ru',
      '350 м|1,2 км|48 км',
      '45 минут|2 часа|1 час 20 минут|3 дня|3 дня 4 часа',
      '4,8',
      '6 100–19 400 ₺|6 100 ₺',
      '6 100',
    ],
  ] as const)('%s, in units and spans', (language, ...expected) => {
    const formats = formatsOf(language);
    const plain = (...texts: string[]) => texts.join('|').replaceAll(/\s/g, ' ');
    expect([
      plain(...[350, 1_200, 48_000].map(formats.distance)),
      plain(...[45, 120, 80, 4_320, 4_560].map(formats.minutes)),
      formats.decimal(4.75),
      plain(
        formats.priceSpan(610_000, 1_940_000, 'TL', RATES),
        formats.priceSpan(610_000, 610_000, 'TL', RATES),
      ),
      plain(formats.night(610_000, 'TL', RATES)),
    ]).toEqual(expected);
    expect(plain(formats.priceSpan(610_000, 1_940_000, 'EURO', RATES))).toMatch(/^≈ .*€/);
  });
});
