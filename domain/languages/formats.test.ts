import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats.ts';

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
      'сб, 21 нояб. 2026 г.',
      '12–19 июн. 2027 г.',
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

  it('has the form of a number that the language has', () => {
    const nights = { one: 'ночь', few: 'ночи', many: 'ночей', other: 'ночи' };
    const forms = [1, 2, 5, 11, 21, 22].map((count) => formatsOf('ru').plural(count, nights));
    expect(forms).toEqual(['ночь', 'ночи', 'ночей', 'ночей', 'ночь', 'ночи']);
  });

  it('shows lira where a currency has no rate', () => {
    expect(formatsOf('en').price(5_000, 'EURO', { ...RATES, EURO: 0 })).toBe('₺50');
  });
});
