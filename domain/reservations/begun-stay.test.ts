import { describe, expect, it } from 'vitest';
import type { Day } from '#domain/values/dates.ts';
import { findBegunProblem, hasBegun, longerStay, shorterStay } from './begun-stay.ts';
import { type AgreedStay, assessSale, type SaleRequest } from './clerk-sale.ts';
import { priceStay } from './pricing/pricing.ts';
import { held, request, season, stay, terms } from './pricing/pricing.testing.ts';
import { moneySnapshot } from './pricing/snapshot.ts';

const TODAY = '2027-06-12';
const DISCOUNTED = {
  discounts: [
    {
      id: 'd',
      kind: 'long_stay' as const,
      rate: 1000,
      bookFrom: null,
      bookTo: null,
      stayFrom: null,
      stayTo: null,
      minNights: 7,
      daysBefore: null,
    },
  ],
};

function agreedStay(overrides: Partial<AgreedStay> = {}, facts = {}): AgreedStay {
  const then = [season('then', '2026-01-01', '2028-12-31', 400_000)];
  const priced = priceStay(request({ seasons: then, ...facts }));
  if (!priced.ok) throw new Error(priced.message);
  return {
    ...moneySnapshot(priced),
    prepaymentRate: 2000,
    commissionRate: 2000,
    status: 'staying',
    villaId: 1,
    checkIn: '2027-06-10',
    checkOut: '2027-06-17',
    ...overrides,
  };
}

/** Agreed for seven nights at 4.000 ₺; a night now costs 5.000 ₺. */
const change = (checkOut: Day, overrides: Partial<SaleRequest> = {}) =>
  assessSale({
    ...request(),
    stay: stay('2027-06-10', checkOut),
    today: TODAY,
    villa: { id: 1, active: true },
    agreed: agreedStay(),
    discount: 0,
    overridden: [],
    price: null,
    ...overrides,
  });

it.each([
  ['staying', '2027-06-12', true],
  ['confirmed', '2027-06-11', true],
  ['confirmed', '2027-06-12', false],
  ['option', '2027-06-01', false],
  ['completed', '2027-06-01', false],
] as const)('a stay that is %s since %s has begun: %s', (status, checkIn, expected) => {
  expect(hasBegun({ status, checkIn }, TODAY)).toBe(expected);
});

describe('a stay whose guests are in the house', () => {
  it.each([
    ['begins when it began', { checkIn: '2027-06-09' }, 'STAY_FIXED'],
    ['does not begin later', { checkIn: '2027-06-11' }, 'STAY_FIXED'],
    ['is where it is', { villaId: 2 }, 'STAY_FIXED'],
    ['does not end in the past', { checkOut: '2027-06-11' }, 'PAST'],
    ['may end today', { checkOut: '2027-06-12' }, null],
    ['may end later', { checkOut: '2027-06-20' }, null],
    ['may stay as it is', {}, null],
  ] as const)('%s', (_, wanted, code) => {
    const at = { villaId: 1, checkIn: '2027-06-10', checkOut: '2027-06-17' };
    expect(findBegunProblem(at, { ...at, ...wanted }, TODAY)?.code ?? null).toBe(code);
  });

  it.each([0, 20_000])(
    'that came from another house has lines that come to its total',
    (discount) => {
      const whole = agreedStay({}, DISCOUNTED);
      const total = whole.total - discount;
      const label = '7 gece, anlaşılan fiyat';
      const moved = {
        ...whole,
        agencyDiscount: discount,
        cleaning: 0,
        total,
        lines: [{ code: 'nights' as const, label, amount: total }],
      };
      const added = { gross: 500_000, nights: 1, lines: [] };
      for (const money of [shorterStay(moved, 3), longerStay(moved, added)]) {
        expect(money.ownerDiscount).toBeGreaterThan(0);
        const sum = money.lines.reduce((so, { amount }) => so + amount, 0);
        expect(sum + money.extras).toBe(money.total);
      }
    },
  );

  it('that came today sleeps one night at least', () => {
    const at = { villaId: 1, checkIn: TODAY, checkOut: '2027-06-17' };
    expect(findBegunProblem(at, { ...at, checkOut: TODAY }, TODAY)?.message).toContain(
      '13 Haz 2027 Paz',
    );
  });

  it('pays added nights at today’s price, below the minimum stay too', () => {
    const { refusal, money } = change('2027-06-18');
    expect([refusal, money?.nights, money?.gross]).toEqual([null, 8, 7 * 400_000 + 500_000]);
    expect(money?.prepayment).toBe(0.2 * (7 * 400_000 + 500_000));
    expect(money?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(money?.total);
  });

  it('keeps the agreed price for more nights where that was agreed', () => {
    const { refusal, money } = change('2027-06-19', { price: 'agreed' });
    expect([refusal, money?.nights, money?.total]).toEqual([null, 9, agreedStay().total]);
    expect(money?.lines[0]?.label).toBe('9 gece, anlaşılan fiyat');
  });

  it('gets the share of nights that are not slept off the price, or nothing', () => {
    const shorter = change('2027-06-14');
    expect([shorter.refusal, shorter.money?.nights, shorter.money?.total]).toEqual([
      null,
      4,
      4 * 400_000,
    ]);
    expect(change('2027-06-14', { price: 'agreed' }).money?.total).toBe(7 * 400_000);
  });

  it('keeps its cleaning fee and its discount’s share when it is shorter', () => {
    const agreed = agreedStay({}, { ...DISCOUNTED, terms: terms({ cleaningThreshold: 14 }) });
    const { money } = change('2027-06-14', { agreed });
    expect(money).toMatchObject({ cleaning: 300_000, ownerDiscount: 160_000 });
    expect(money?.total).toBe(4 * 400_000 - 160_000 + 300_000);
    expect(money?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(money?.total);
  });

  it('refuses a discount of the agency that no longer fits, and says what does', () => {
    const most = 0.2 * 7 * 400_000;
    const { refusal } = change('2027-06-11', {
      today: '2027-06-11',
      agreed: agreedStay({ agencyDiscount: 0 }),
      discount: most,
    });
    expect(refusal?.code).toBe('DISCOUNT_TOO_LARGE');
  });

  it.each([
    ['a night of somebody else', { nights: [held('2027-06-18')] }, 'DATES_TAKEN'],
    [
      'a night without a price',
      { seasons: [season('s', '2026-01-01', '2027-06-17', 1)] },
      'CLOSED',
    ],
  ] as const)('does not get %s', (_, facts, code) => {
    const { refusal } = change('2027-06-20', facts as Partial<SaleRequest>);
    expect([refusal?.code, refusal?.suggestion]).toEqual([code, null]);
  });

  it('is no longer than a lease by law, and for no more people than the house takes', () => {
    expect(change('2028-06-10').refusal?.code).toBe('TOO_LONG');
    const many = { stay: stay('2027-06-10', '2027-06-18', { adults: 9 }) };
    expect(change('2027-06-18', many).refusal?.code).toBe('CAPACITY');
  });
});
