import { describe, expect, it } from 'vitest';
import { findPayable, type PayableFacts } from './payable.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const LATER = '2026-11-22T09:00:00.000Z';
const link = { kind: 'prepayment' as const, amount: 700_000, expiresAt: LATER, usedAt: null };

const find = (
  stay: Partial<PayableFacts['stay']>,
  rest: { link?: PayableFacts['link']; received?: number } = {},
) => {
  const { state, amount } = findPayable({
    stay: { status: 'option', total: 3_500_000, prepayment: 700_000, deadline: LATER, ...stay },
    sums: {
      received: rest.received ?? 0,
      refunded: 0,
      refunding: 0,
      deposit: 0,
      depositReturned: 0,
      paidOut: 0,
    },
    link: rest.link ?? null,
    now: NOW,
  });
  return [state, amount];
};

describe('what a guest may pay', () => {
  it('is the prepayment of an option, or what is left of it', () => {
    expect(find({})).toEqual(['due', 700_000]);
    expect(find({}, { received: 300_000 })).toEqual(['due', 400_000]);
    expect(find({}, { received: 700_000 })).toEqual(['settled', 0]);
  });

  it('is nothing before the answer, after the option and for a stay that is off', () => {
    expect(find({ status: 'requested' })).toEqual(['waiting', 0]);
    expect(find({ deadline: NOW })).toEqual(['closed', 0]);
    for (const status of ['expired', 'rejected', 'cancelled', 'no_show'] as const) {
      expect(find({ status }, { link })).toEqual(['closed', 0]);
    }
    expect(find({ status: 'completed', deadline: null })).toEqual(['settled', 0]);
  });

  it('by a link is its amount and no other, once, and only in time', () => {
    expect(find({}, { link })).toEqual(['due', 700_000]);
    expect(find({}, { link: { ...link, usedAt: NOW } })).toEqual(['link_used', 0]);
    expect(find({}, { link: { ...link, expiresAt: NOW } })).toEqual(['link_expired', 0]);
    expect(find({}, { link, received: 1 })).toEqual(['link_outdated', 0]);
    expect(find({}, { link, received: 700_000 })).toEqual(['settled', 0]);
    const balance = { ...link, kind: 'balance' as const, amount: 2_800_000 };
    const confirmed = { status: 'confirmed' as const, deadline: null };
    expect(find(confirmed, { link: balance, received: 700_000 })).toEqual(['due', 2_800_000]);
  });
});
