import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCIES,
  formatAmount,
  formatPrice,
  formatNight,
  formatPriceSpan,
  signOf,
  kurusIn,
  unitsIn,
} from './currency.ts';
import { formatKurus } from './money.ts';

const RATES = { DOLLAR: 33.9, EURO: 36.25, POUND: 43 };

describe('unitsIn', () => {
  it.each([
    [3_430_050, 'TL', 34_301],
    [3_390_000, 'DOLLAR', 1000],
    [3_430_000, 'DOLLAR', 1012],
    [3625, 'EURO', 1],
    [4300, 'POUND', 1],
    // 100,495 is 100: rounded once.
    [340_679, 'DOLLAR', 100],
    [0, 'POUND', 0],
  ] as const)('%i in %s is %i', (kurus, currency, expected) =>
    expect(unitsIn(kurus, currency, RATES)).toBe(expected),
  );

  it('takes any rate above zero', () => {
    expect(unitsIn(100, 'EURO', { ...RATES, EURO: 1 })).toBe(1);
    expect(unitsIn(100, 'EURO', { ...RATES, EURO: 0.5 })).toBe(2);
    expect(formatPrice(10_000, 'EURO', { ...RATES, EURO: 0.5 })).toBe('≈ 200 €');
  });

  it.each([0, -1, Number.NaN])('gives nothing at the rate %d', (rate) => {
    expect(unitsIn(100, 'EURO', { ...RATES, EURO: rate })).toBeNull();
  });
});

describe('kurusIn', () => {
  it.each([
    [250_000, 'TL', 250_000],
    [250_000, 'EURO', 9_062_500],
    [1, 'EURO', 36],
    [2, 'EURO', 73],
    [0, 'POUND', 0],
  ] as const)('%i in %s are %i kuruş', (amount, currency, expected) =>
    expect(kurusIn(amount, currency, RATES)).toBe(expected),
  );

  it.each([0, -1, Number.NaN])('gives nothing at the rate %d', (rate) => {
    expect(kurusIn(100, 'EURO', { ...RATES, EURO: rate })).toBeNull();
  });

  it('is the way back of every amount that was converted', () => {
    fc.assert(
      fc.property(fc.nat(1e7), fc.constantFrom(...CURRENCIES), (units, currency) => {
        const kurus = kurusIn(units * 100, currency, RATES) as number;
        expect(unitsIn(kurus, currency, RATES)).toBe(units);
      }),
    );
  });
});

it.each([
  [250_000, 'EURO', '2.500 €'],
  [20_050, 'DOLLAR', '200,50 $'],
  [6_000_000, 'TL', '60.000 ₺'],
] as const)('formatAmount writes %d of %s as %s', (amount, currency, text) =>
  expect(formatAmount(amount, currency)).toBe(text),
);

describe('formatPrice', () => {
  it.each([
    [3_430_000, 'TL', '34.300 ₺'],
    [123_456, 'TL', '1.234,56 ₺'],
    [3_430_000, 'DOLLAR', '≈ 1.012 $'],
    [3_430_000, 'EURO', '≈ 946 €'],
    [3_430_000, 'POUND', '≈ 798 £'],
    // 50 cents round up, 49 do not; rounded only once, so 100,495 is 100 and not 101.
    [33.9 * 250, 'DOLLAR', '≈ 3 $'],
    [3_406_781, 'DOLLAR', '≈ 1.005 $'],
    [340_679, 'DOLLAR', '≈ 100 $'],
    [-3_430_000, 'DOLLAR', '≈ −1.012 $'],
    [0, 'EURO', '≈ 0 €'],
  ] as const)('%d in %s is %s', (kurus, currency, text) =>
    expect(formatPrice(kurus, currency, RATES)).toBe(text),
  );

  it.each([0, -3, Number.NaN])('stays in lira at the rate %d', (rate) => {
    expect(formatPrice(123_456, 'POUND', { ...RATES, POUND: rate })).toBe('1.234,56 ₺');
  });

  it('marks every foreign price as approximate and no lira price', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...CURRENCIES), (kurus, currency) => {
        const text = formatPrice(kurus, currency, RATES);
        if (currency === 'TL') expect(text).toBe(formatKurus(kurus));
        else expect(text).toMatch(/^≈ \d{1,3}(\.\d{3})* [$€£]$/);
      }),
    );
  });
});

describe('formatPriceSpan', () => {
  it.each([
    [610_000, 1_940_000, 'TL', '6.100–19.400 ₺'],
    [610_000, 1_940_000, 'DOLLAR', '≈ 180–572 $'],
    [610_000, 610_000, 'TL', '6.100 ₺'],
    // Different amounts that look the same in whole units are shown once.
    [610_000, 610_001, 'EURO', '≈ 168 €'],
  ] as const)('%d to %d in %s is %s', (from, to, currency, text) =>
    expect(formatPriceSpan(from, to, currency, RATES)).toBe(text),
  );
});

describe('a night of a calendar', () => {
  it.each([
    [610_000, 'TL', '6.100', '₺'],
    [610_000, 'DOLLAR', '180', '≈ $'],
    [610_000, 'EURO', '168', '≈ €'],
  ] as const)('%d in %s is %s, with %s in the key', (kurus, currency, text, sign) => {
    expect(formatNight(kurus, currency, RATES)).toBe(text);
    expect(signOf(currency, RATES)).toBe(sign);
  });

  it('stays in lira without a rate', () => {
    expect(formatNight(610_000, 'POUND', { ...RATES, POUND: 0 })).toBe('6.100');
    expect(signOf('POUND', { ...RATES, POUND: 0 })).toBe('₺');
  });
});
