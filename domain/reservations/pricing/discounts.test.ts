import { describe, expect, it } from 'vitest';
import { eachNight } from '#domain/values/dates.ts';
import { formatRate } from '#domain/values/money.ts';
import { findBestDiscount, formatDiscount } from './discounts.ts';
import type { Discount } from './discounts.ts';
import { discount, TODAY } from './pricing.testing.ts';

const BOOKING = {
  checkIn: '2027-06-10',
  checkOut: '2027-06-20',
  today: TODAY,
  nights: eachNight('2027-06-10', '2027-06-20').map((night) => ({ night, price: 100_000 })),
};
const amountOf = (overrides: Partial<Discount>, rate = 1000) =>
  findBestDiscount([discount('a', rate, overrides)], BOOKING)?.amount ?? null;

describe('findBestDiscount', () => {
  it('takes the rate off every night', () => expect(amountOf({})).toBe(100_000));

  it.each([
    ['from today', { bookFrom: TODAY }, 100_000],
    ['from tomorrow', { bookFrom: '2026-11-22' }, null],
    ['to today', { bookTo: TODAY }, 100_000],
    ['to yesterday', { bookTo: '2026-11-20' }, null],
    ['around today', { bookFrom: '2026-11-01', bookTo: '2026-11-30' }, 100_000],
  ])('keeps the booking window %s', (_what, window, amount) =>
    expect(amountOf(window)).toBe(amount),
  );

  it.each([
    ['from the sixth night', { stayFrom: '2027-06-15' }, 50_000],
    ['to the fifth night', { stayTo: '2027-06-14' }, 50_000],
    ['over two nights', { stayFrom: '2027-06-12', stayTo: '2027-06-13' }, 20_000],
    ['on the last night', { stayFrom: '2027-06-19' }, 10_000],
    ['after the last night', { stayFrom: '2027-06-20' }, null],
    ['before the first night', { stayTo: '2027-06-09' }, null],
  ])('lowers the nights of the stay window %s', (_what, window, amount) =>
    expect(amountOf(window)).toBe(amount),
  );

  it('asks for enough nights of the whole stay', () => {
    expect(amountOf({ minNights: 10 })).toBe(100_000);
    expect(amountOf({ minNights: 11 })).toBeNull();
    expect(amountOf({ minNights: 10, stayFrom: '2027-06-19' })).toBe(10_000);
  });

  it('asks for enough days before check-in', () => {
    // 21 November to 10 June: 9 + 31 + 31 + 28 + 31 + 30 + 31 + 10 days.
    expect(amountOf({ daysBefore: 201 })).toBe(100_000);
    expect(amountOf({ daysBefore: 202 })).toBeNull();
  });

  it('asks for no days and no nights where the row says nothing', () => {
    const tonight = { ...BOOKING, checkIn: TODAY, checkOut: '2026-11-22' };
    const nights = [{ night: TODAY, price: 10 }];
    expect(findBestDiscount([discount('a', 1000)], { ...tonight, nights })?.amount).toBe(1);
  });

  it('rounds once, half up, over the sum', () => {
    const nights = [33, 33, 34, 50].map((price, i) => ({ night: `2027-06-1${i}`, price }));
    // 15 % of 150 is 22,5; rounded night by night it would be 5 + 5 + 5 + 8.
    expect(findBestDiscount([discount('a', 1500)], { ...BOOKING, nights })?.amount).toBe(23);
  });

  it('gives one discount only, the one that takes most off, in any order', () => {
    const rows = [
      discount('small', 500),
      discount('narrow', 3000, { stayTo: '2027-06-11' }),
      discount('best', 800, { kind: 'long_stay' }),
      discount('closed', 9000, { minNights: 30 }),
    ];
    for (const order of [rows, rows.toReversed()]) {
      expect(findBestDiscount(order, BOOKING)).toEqual({ discount: rows[2], amount: 80_000 });
    }
  });

  it('breaks a tie by the smaller id in any order', () => {
    const rows = [discount('b', 800), discount('a', 800), discount('c', 800)];
    expect(findBestDiscount(rows, BOOKING)?.discount.id).toBe('a');
    expect(findBestDiscount(rows.toReversed(), BOOKING)?.discount.id).toBe('a');
  });

  it('is none without rows or without effect', () => {
    expect(findBestDiscount([], BOOKING)).toBeNull();
    expect(amountOf({}, 0)).toBeNull();
    expect(findBestDiscount([discount('a', 1)], { ...BOOKING, nights: [] })).toBeNull();
  });
});

it('names discounts and rates', () => {
  expect(formatDiscount(discount('a', 1000))).toBe('Erken rezervasyon indirimi · %10');
  expect(formatDiscount(discount('a', 1250, { kind: 'long_stay' }))).toBe(
    'Uzun konaklama indirimi · %12,5',
  );
  expect(formatRate(5)).toBe('%0,05');
});
