import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHolding } from '#domain/reservation-hold.ts';
import { isOff, OFF, STATUSES } from '#domain/reservation-status.ts';
import { isSold, ownerDue, type OwnerDueFacts, shareRent } from './owner-due.ts';

/** 80.500 ₺, of which the agency keeps 16.100 ₺; 24.150 ₺ are asked for in advance. */
const STAY: OwnerDueFacts = {
  status: 'completed',
  source: 'site',
  total: 8_050_000,
  prepayment: 2_415_000,
  agencyExtras: 0,
  commission: 1_610_000,
  kept: null,
  paid: 0,
  extrasPaid: 0,
  toOwner: 0,
};

describe('what the agency owes an owner', () => {
  it.each([
    ['its part of the prepayment before anything came', {}, 805_000],
    ['its part of a prepayment', { paid: 2_415_000 }, 805_000],
    ['the same of half of it', { paid: 1_200_000 }, 805_000],
    ['more once it took part of the balance', { paid: 4_025_000 }, 2_415_000],
    ['everything but its part once it took all', { paid: 8_050_000 }, 6_440_000],
    ['no more for what was paid too much', { paid: 9_000_000 }, 6_440_000],
    [
      'its part of the prepayment when the owner took the balance',
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

  it('is owed to it where the commission is more than the prepayment', () => {
    const dear = { ...STAY, commission: 3_000_000 };
    const due = (paid: number, toOwner = 0) => ownerDue({ ...dear, paid, toOwner });
    expect([due(0), due(2_415_000)]).toEqual([-585_000, -585_000]);
    expect([due(2_800_000), due(4_000_000)]).toEqual([-200_000, 1_000_000]);
    expect([due(8_050_000), due(8_050_000, 5_635_000)]).toEqual([5_050_000, -585_000]);
  });

  it('leaves the services of the agency out', () => {
    const withCook = { ...STAY, total: 9_050_000, agencyExtras: 1_000_000 };
    expect(ownerDue({ ...withCook, paid: 9_050_000, extrasPaid: 0 })).toBe(6_440_000);
    expect(ownerDue({ ...withCook, paid: 3_415_000, extrasPaid: 1_000_000 })).toBe(805_000);
    const off = { ...withCook, status: 'cancelled' as const, paid: 3_415_000, kept: 3_415_000 };
    expect(ownerDue({ ...off, extrasPaid: 1_000_000 })).toBe(805_000);
  });

  it('is nothing while the stay is held, whoever has its prepayment', () => {
    for (const status of STATUSES.filter(isHolding)) {
      expect(ownerDue({ ...STAY, status, paid: 2_415_000, toOwner: 2_415_000 })).toBe(0);
      expect(shareRent({ ...STAY, status })).toBeNull();
    }
  });

  it.each(OFF)('is a share of what is kept of a stay that is %s, and nothing else', (status) => {
    const gone = { ...STAY, status, paid: 8_050_000 };
    // Undecided, everything is the guest's.
    expect(ownerDue(gone)).toBe(0);
    expect(ownerDue({ ...gone, paid: 0, kept: 0 })).toBe(0);
    expect(ownerDue({ ...gone, kept: 1_000_000 })).toBe(0);
    expect(ownerDue({ ...gone, kept: 2_415_000 })).toBe(805_000);
    expect(ownerDue({ ...gone, kept: 4_025_000 })).toBe(2_415_000);
    // More than was paid is never divided.
    expect(ownerDue({ ...gone, kept: 4_025_000, paid: 2_000_000 })).toBe(390_000);
    // What the owner has of the guest is set off.
    expect(ownerDue({ ...gone, toOwner: 415_000 })).toBe(-415_000);
    expect(ownerDue({ ...gone, kept: 2_415_000, toOwner: 2_415_000 })).toBe(-1_610_000);
    // Nobody owes a commission that the kept money does not cover.
    expect(ownerDue({ ...gone, kept: 2_415_000, commission: 3_000_000 })).toBe(0);
  });

  it('begins anew for a stay of the books of before', () => {
    const old = { ...STAY, source: 'import' as const, paid: 2_415_000 };
    expect([ownerDue(old), ownerDue({ ...old, paid: 2_515_000 })]).toEqual([0, 100_000]);
    expect(ownerDue({ ...old, status: 'no_show', kept: 2_415_000 })).toBe(0);
  });

  it('adds up to the same for the owner, whoever takes which part', () => {
    const part = fc.integer({ min: 0, max: STAY.total });
    const commission = fc.integer({ min: 0, max: STAY.total });
    fc.assert(
      fc.property(part, part, commission, (one, other, earned) => {
        const [paid = 0, toOwner = 0] = [one, other].toSorted((a, b) => b - a);
        const atDoor = STAY.total - Math.max(paid, STAY.prepayment);
        const due = ownerDue({ ...STAY, commission: earned, paid, toOwner });
        expect(due + toOwner + atDoor).toBe(STAY.total - earned);
      }),
    );
  });

  it('divides what is kept to the kuruş, and never below nothing', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...OFF), amount, amount, (status, paid, kept) => {
        const shares = shareRent({ ...STAY, status, paid, kept: Math.min(kept, paid) })!;
        expect(shares.commission + shares.owner).toBe(shares.rent);
        expect(Math.min(shares.commission, shares.owner)).toBeGreaterThanOrEqual(0);
        expect(shares.rent).toBeLessThanOrEqual(Math.min(paid, kept));
      }),
    );
  });
});

it('knows every state', () => {
  for (const status of STATUSES) {
    expect([isSold(status), isOff(status), isHolding(status)].filter(Boolean)).toHaveLength(1);
  }
});
