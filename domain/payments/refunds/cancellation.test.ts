import { describe, expect, it } from 'vitest';
import { agreedTiers, readCancelTiers } from './cancel-tiers.ts';
import { cancellationTerms, findTier } from './cancellation.ts';

const TIERS = [
  { daysBefore: 60, keptRate: 0 },
  { daysBefore: 30, keptRate: 5000 },
  { daysBefore: 15, keptRate: 7500 },
  { daysBefore: 0, keptRate: 10_000 },
];

const CHECK_IN = '2027-06-30';
const facts = (paid: number, to: 'cancelled' | 'no_show' | 'rejected' = 'cancelled') => ({
  to,
  checkIn: CHECK_IN,
  prepayment: 700_000,
  paid,
});

describe('what a cancellation costs', () => {
  it.each([
    // The day, days left, paid, kept, refunded.
    ['2027-04-30', 61, 700_000, 0, 700_000],
    ['2027-05-01', 60, 700_000, 0, 700_000],
    ['2027-05-02', 59, 700_000, 350_000, 350_000],
    ['2027-05-31', 30, 700_000, 350_000, 350_000],
    ['2027-06-01', 29, 700_000, 525_000, 175_000],
    ['2027-06-15', 15, 700_000, 525_000, 175_000],
    ['2027-06-16', 14, 700_000, 700_000, 0],
    ['2027-06-30', 0, 700_000, 700_000, 0],
    // A day after check-in counts like the day of check-in.
    ['2027-07-02', 0, 700_000, 700_000, 0],
    // Payments beyond the prepayment are refunded in full.
    ['2027-06-16', 14, 3_500_000, 700_000, 2_800_000],
    // Nobody loses more than was paid.
    ['2027-06-16', 14, 100_000, 100_000, 0],
    ['2027-05-02', 59, 200_000, 200_000, 0],
    ['2027-06-16', 14, 0, 0, 0],
    ['2027-06-16', 14, -5, 0, 0],
  ])('on %s, %i days before, of %i kuruş', (day, daysLeft, paid, kept, refund) =>
    expect(cancellationTerms(agreedTiers(TIERS), facts(paid), day)).toMatchObject({
      daysLeft,
      kept,
      refund,
    }),
  );

  it('is rounded once, half up, to the kuruş', () => {
    const odd = { ...facts(3), prepayment: 3 };
    expect(cancellationTerms(agreedTiers(TIERS), odd, '2027-05-02')).toMatchObject({
      kept: 2,
      refund: 1,
    });
  });

  it('is what a guest who never came loses', () =>
    expect(
      cancellationTerms(agreedTiers(TIERS), facts(3_500_000, 'no_show'), '2027-07-01'),
    ).toMatchObject({
      tier: TIERS[3],
      kept: 700_000,
      refund: 2_800_000,
    }));

  it('is nothing for a guest whom the agency turns down', () =>
    expect(
      cancellationTerms(agreedTiers(TIERS), facts(700_000, 'rejected'), '2027-06-30'),
    ).toMatchObject({
      tier: null,
      kept: 0,
      refund: 700_000,
    }));

  it('is nothing where the agency has set no tiers', () =>
    expect(cancellationTerms(agreedTiers([]), facts(700_000), '2027-06-30')).toMatchObject({
      tier: null,
      kept: 0,
      refund: 700_000,
    }));
});

it('takes the first tier that fits, however they are listed', () => {
  expect(findTier(TIERS.toReversed(), 40)).toEqual({ daysBefore: 30, keptRate: 5000 });
  expect(findTier([{ daysBefore: 10, keptRate: 1 }], 9)).toBeNull();
});

it.each([
  [{ basis: 'prepayment', tiers: TIERS.toReversed() }, TIERS],
  [{ tiers: 'none' }, []],
  [null, []],
])('reads the tiers of the page from the farthest on: %o', (data, tiers) =>
  expect(readCancelTiers(data)).toEqual(tiers),
);

it.each([
  [TIERS.toReversed(), TIERS],
  [null, []],
  ['none', []],
])('reads the tiers agreed with a stay: %o', (stored, tiers) =>
  expect(agreedTiers(stored)).toEqual(tiers),
);
