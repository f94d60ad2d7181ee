import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatKurus,
  groupThousands,
  parseLira,
  roundHalfUp,
  shareOf,
  sumKurus,
  unbrokenMoney,
} from './money.ts';

describe('roundHalfUp', () => {
  it.each([
    [2.5, 3],
    [2.4999999999999996, 2],
    [0.49999999999999994, 0],
    [0.5, 1],
    [-0.5, 0],
    [-2.5, -2],
    [-2.6, -3],
    [7, 7],
    [2 ** 52 - 0.5, 2 ** 52],
  ])('%d becomes %d', (x, expected) => expect(roundHalfUp(x) + 0).toBe(expected));
});

describe('shareOf', () => {
  it.each([
    [3_430_000, 2000, 686_000],
    [1, 5000, 1],
    [1, 4999, 0],
    [3, 5000, 2],
    [100, 1250, 13],
    [99, 1250, 12],
    [10_001, 1500, 1500],
    [10_010, 1500, 1502],
    [0, 2000, 0],
    [2_720_100, 0, 0],
    [123, 10_000, 123],
    [-1, 5000, 0],
    [-3, 5000, -1],
    [-100, 10_000, -100],
  ])('of %i at %i is %i', (amount, rate, expected) =>
    expect(shareOf(amount, rate) + 0).toBe(expected),
  );

  it('equals exact arithmetic', () => {
    const amounts = fc.integer({ min: -900_000_000_000, max: 900_000_000_000 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
        // floor((2ab + 10000) / 20000) is half up, in integers of any size.
        const dividend = 2n * BigInt(amount) * BigInt(rate) + 10_000n;
        const rest = ((dividend % 20_000n) + 20_000n) % 20_000n;
        expect(shareOf(amount, rate) + 0).toBe(Number((dividend - rest) / 20_000n));
      }),
    );
  });

  it('refuses what it cannot compute exactly', () => {
    expect(() => shareOf(1.5, 2000)).toThrow(new RangeError('no exact share of 1.5 kuruş at 2000'));
    expect(() => shareOf(100, 0.5)).not.toThrow();
    expect(() => shareOf(2 ** 52, 3)).toThrow(RangeError);
    expect(() => shareOf(Number.NaN, 3)).toThrow(RangeError);
  });
});

describe('formatKurus', () => {
  it.each([
    [3_430_000, '34.300 ₺'],
    [123_456, '1.234,56 ₺'],
    [123_450, '1.234,50 ₺'],
    [5, '0,05 ₺'],
    [0, '0 ₺'],
    [99_900, '999 ₺'],
    [100_000, '1.000 ₺'],
    [123_456_789_00, '123.456.789 ₺'],
    [-5000, '−50 ₺'],
    [-123_456, '−1.234,56 ₺'],
  ])('%i is %s', (kurus, text) => expect(formatKurus(kurus)).toBe(text));

  it('parses back', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (kurus) => parseLira(formatKurus(kurus)) === kurus + 0),
    );
  });
});

describe('parseLira', () => {
  it.each([
    ['1.234,56', 123_456],
    ['1234,5', 123_450],
    ['1234,05', 123_405],
    ['1.234 TL', 123_400],
    ['1.234tl', 123_400],
    ['₺ 50', 5000],
    ['₺50', 5000],
    ['50₺', 5000],
    ['50 TRY', 5000],
    ['50 lira', 5000],
    ['  1500  ', 150_000],
    ['1.234.567', 123_456_700],
    ['34.300\u00a0₺', 3_430_000],
    ['0', 0],
    ['-0', 0],
    ['-50', -5000],
    ['−50,5', -5050],
    ['007', 700],
  ])('reads %j', (text, kurus) => expect(parseLira(text)).toBe(kurus));

  it.each([
    '12.34',
    '1,234',
    '1,234.56',
    '1.23',
    '1234.567',
    '12.34.567',
    '.500',
    ',5',
    '5,',
    '1 234',
    '1e3',
    '0x10',
    'elli',
    'x50',
    '50x',
    '50 TL TL',
    '--5',
    '',
    ' ',
    'TL',
    '99999999999999999',
    '١٢',
  ])('refuses %j', (text) => expect(parseLira(text)).toBeNull());
});

it('sums amounts', () => {
  expect(sumKurus([])).toBe(0);
  expect(sumKurus(new Set([1, 20, -5]))).toBe(16);
});

it('groups thousands', () => {
  expect(groupThousands(0)).toBe('0');
  expect(groupThousands(999)).toBe('999');
  expect(groupThousands(1_234_567)).toBe('1.234.567');
});

it('a sentence ends no line between an amount and its ₺', () => {
  expect(unbrokenMoney('Girişte 44.520 ₺, depozito 10.000 ₺.')).toBe(
    'Girişte 44.520\u00a0₺, depozito 10.000\u00a0₺.',
  );
});
