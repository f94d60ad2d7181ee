import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OFF, STATUSES } from '#domain/reservation-status.ts';
import { isSold, ownerDue, type OwnerDueFacts } from './owner-due.ts';

/** 80.500 ₺, of which the agency keeps 16.100 ₺; 24.150 ₺ are asked for in advance. */
const STAY: OwnerDueFacts = {
  status: 'completed',
  total: 8_050_000,
  prepayment: 2_415_000,
  agencyExtras: 0,
  commission: 1_610_000,
  ownerPayout: 805_000,
  kept: null,
  paid: 0,
  extrasPaid: 0,
  toOwner: 0,
};

describe('what the agency owes an owner', () => {
  it.each([
    ['the agreed payout before anything came', {}, 805_000],
    ['the agreed payout of a prepayment', { paid: 2_415_000 }, 805_000],
    ['the same of half of it', { paid: 1_200_000 }, 805_000],
    ['more once it took part of the balance', { paid: 4_025_000 }, 2_415_000],
    ['everything but its part once it took all', { paid: 8_050_000 }, 6_440_000],
    ['no more for what was paid too much', { paid: 9_000_000 }, 6_440_000],
    [
      'the agreed payout when the owner took the balance',
      { paid: 8_050_000, toOwner: 5_635_000 },
      805_000,
    ],
    [
      'less when the owner took the prepayment as well',
      { paid: 8_050_000, toOwner: 8_050_000 },
      -1_610_000,
    ],
    ['nothing twice when both took the same', { paid: 9_660_000, toOwner: 5_635_000 }, 805_000],
  ])('is %s', (_what, money, due) => {
    expect(ownerDue({ ...STAY, ...money })).toBe(due);
  });

  it('begins once the commission is covered, where the prepayment was less', () => {
    const dear = { ...STAY, commission: 3_000_000, ownerPayout: 0 };
    const due = (paid: number, toOwner = 0) => ownerDue({ ...dear, paid, toOwner });
    expect([due(2_415_000), due(2_800_000), due(4_000_000)]).toEqual([0, 0, 1_000_000]);
    expect([due(8_050_000), due(8_050_000, 5_635_000)]).toEqual([5_050_000, 0]);
  });

  it('leaves the services of the agency out', () => {
    const withCook = { ...STAY, total: 9_050_000, agencyExtras: 1_000_000 };
    expect(ownerDue({ ...withCook, paid: 9_050_000, extrasPaid: 0 })).toBe(6_440_000);
    expect(ownerDue({ ...withCook, paid: 3_415_000, extrasPaid: 1_000_000 })).toBe(805_000);
  });

  it('is what the owner gives back for a stay that was not sold', () => {
    for (const status of STATUSES.filter((one) => !isSold(one))) {
      expect(ownerDue({ ...STAY, status, paid: 2_415_000, toOwner: 415_000 })).toBe(-415_000);
    }
    expect(OFF.filter(isSold)).toEqual(['no_show']);
  });

  it('is, of a guest who did not come, of what the agency keeps', () => {
    const gone = { ...STAY, status: 'no_show' as const, paid: 8_050_000 };
    expect(ownerDue(gone)).toBe(805_000);
    expect(ownerDue({ ...gone, kept: 2_415_000 })).toBe(805_000);
    expect(ownerDue({ ...gone, kept: 4_025_000 })).toBe(2_415_000);
  });

  it('adds up to the same for the owner, whoever takes which part', () => {
    const part = fc.integer({ min: 0, max: STAY.total });
    fc.assert(
      fc.property(part, part, (one, other) => {
        const [paid = 0, toOwner = 0] = [one, other].toSorted((a, b) => b - a);
        const atDoor = STAY.total - Math.max(paid, STAY.prepayment);
        expect(ownerDue({ ...STAY, paid, toOwner }) + toOwner + atDoor).toBe(6_440_000);
      }),
    );
  });
});
