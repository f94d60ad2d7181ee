import { describe, expect, it } from 'vitest';
import { findBefore, type ShownPrices } from './before-price.ts';
import type { Discount } from './discounts.ts';

const terms = {
  maxAdults: 8,
  maxChildren: 4,
  maxBabies: 2,
  capacity: 8,
  minNightsSeason: 3,
  minNightsOther: 3,
  cleaningFee: 0,
  cleaningThreshold: 0,
  prepaymentRate: 2000,
  commissionRate: 2000,
  deposit: 0,
};
const stay = { checkIn: '2027-07-01', checkOut: '2027-07-08', adults: 2, children: 0, babies: 0 };

const campaign: Discount = {
  id: 'd1',
  kind: 'early',
  rate: 1000,
  bookFrom: '2027-01-20',
  bookTo: '2027-02-20',
  stayFrom: null,
  stayTo: null,
  minNights: null,
  daysBefore: null,
};

const span = (since: string, until: string | null = null) => ({ since, until });
const season = (nightly: number, shown: { since: string; until: string | null }) => ({
  id: 's1',
  startsOn: '2027-06-01',
  endsOn: '2027-08-31',
  nightly,
  shortStayFee: null,
  cleaningThreshold: null,
  ...shown,
});

/** On sale since the first of December at 1,000 ₺ a night. */
const SHOWN: ShownPrices = {
  sales: [
    {
      ...span('2026-12-01T00:00:00.000Z'),
      saleUntil: '9999-12-31',
      cleaningFee: 0,
      cleaningThreshold: 0,
    },
  ],
  seasons: [season(100_000, span('2026-12-01T00:00:00.000Z'))],
  discounts: [{ ...campaign, ...span('2027-01-10T08:00:00.000Z') }],
};

const before = (
  shown: Partial<ShownPrices> = {},
  granted: Partial<Discount> = {},
  total = 630_000,
) => findBefore({ stay, terms, shown: { ...SHOWN, ...shown } }, { ...campaign, ...granted }, total);

describe('what may be struck through', () => {
  it('is the price of the ten days before the campaign, with its days', () => {
    expect(before()).toEqual({ total: 700_000, from: '2027-01-20', to: '2027-02-20' });
  });

  it('begins where the discount was entered late', () => {
    const discounts = [{ ...campaign, ...span('2027-01-25T08:00:00.000Z') }];
    expect(before({ discounts })?.from).toBe('2027-01-25');
  });

  it('is the lowest of them, however short it was shown', () => {
    const seasons = [
      season(100_000, span('2026-12-01T00:00:00.000Z', '2027-01-15T09:00:00.000Z')),
      season(95_000, span('2027-01-15T09:00:00.000Z', '2027-01-15T10:00:00.000Z')),
      season(100_000, span('2027-01-15T10:00:00.000Z')),
    ];
    expect(before({ seasons })?.total).toBe(665_000);
  });

  it('counts a prolonged campaign as one, and a changed one as new', () => {
    const former = {
      ...campaign,
      bookTo: '2027-01-30',
      ...span('2027-01-02T08:00:00.000Z', '2027-01-28T08:00:00.000Z'),
    };
    const prolonged = { ...campaign, ...span('2027-01-28T08:00:00.000Z') };
    expect(before({ discounts: [former, prolonged] })).toMatchObject({ from: '2027-01-20' });
    const changed = { ...former, rate: 2000 };
    expect(before({ discounts: [changed, prolonged] })).toBeNull();
  });

  it.each([
    ['no first day', {}, { bookFrom: null }, undefined],
    ['no last day', {}, { bookTo: null }, undefined],
    ['a discount that is shown no more', { discounts: [] }, {}, undefined],
    ['a total that is not lower', {}, {}, 700_000],
    [
      'a day on which it was not on sale',
      { sales: [{ ...SHOWN.sales[0]!, ...span('2027-01-14T00:00:00.000Z') }] },
      {},
      undefined,
    ],
    [
      'a sale that had ended',
      { sales: [{ ...SHOWN.sales[0]!, saleUntil: '2027-01-12' }] },
      {},
      undefined,
    ],
    ['nights without a price', { seasons: [] }, {}, undefined],
  ] as const)('is nothing with %s', (_, shown, granted, total) => {
    expect(before(shown, granted, total)).toBeNull();
  });
});
