import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duesOf } from './dues.ts';
import { ledgerSums, paidSums } from './ledger.ts';
import { askFor, findPayable, nextAsk, type PayableFacts, payableNow } from './payable.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const LATER = '2026-11-22T09:00:00.000Z';
const NO_PLAN = { checkIn: '2027-06-01', createdAt: NOW, paymentParts: null };
const link = { kind: 'prepayment' as const, amount: 700_000, expiresAt: LATER, usedAt: null };

const find = (
  stay: Partial<PayableFacts['stay']>,
  rest: { link?: PayableFacts['link']; received?: number } = {},
) => {
  const { state, amount } = findPayable({
    stay: {
      status: 'option',
      total: 3_500_000,
      prepayment: 700_000,
      agencyExtras: 0,
      deadline: LATER,
      ...NO_PLAN,
      ...stay,
    },
    sums: { ...ledgerSums([]), received: rest.received ?? 0 },
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
    // A stay that holds money does not expire.
    expect(find({ deadline: null }, { received: 1 })).toEqual(['due', 699_999]);
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

it('on the page of a stay is the prepayment alone, then parts that never exceed what the ledger lacks', () => {
  const amount = fc.integer({ min: 0, max: 3_000_000 });
  const entry = fc.record({
    kind: fc.constantFrom(
      'prepayment' as const,
      'balance' as const,
      'extra' as const,
      'refund' as const,
    ),
    method: fc.constant('card' as const),
    amount,
    status: fc.constant('succeeded' as const),
  });
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 8 }),
      fc.constantFrom('option' as const, 'confirmed' as const),
      (entries, status) => {
        const stay = {
          status,
          total: 3_500_000,
          prepayment: 700_000,
          agencyExtras: 100_000,
          deadline: LATER,
          ...NO_PLAN,
        };
        const sums = ledgerSums(entries);
        const left = Math.max(0, stay.total - paidSums(sums, stay).paid);
        const choices = payableNow({ stay, sums, now: NOW });
        const [first] = choices;
        if (first?.kind === 'prepayment') {
          expect([choices.length, first.amount]).toEqual([
            1,
            duesOf({ ...stay, ...paidSums(sums, stay) }).prepayment,
          ]);
        }
        if (status === 'option')
          expect(choices.every(({ kind }) => kind === 'prepayment')).toBe(true);
        else if (first?.kind !== 'prepayment') expect(choices.at(-1)?.amount ?? 0).toBe(left);
        for (const choice of choices) expect(choice.amount).toBeLessThanOrEqual(left);
      },
    ),
  );
});

describe('what a clerk’s link asks for', () => {
  const stay = { total: 1000, prepayment: 200, agencyExtras: 0, ...NO_PLAN };
  const planned = { ...stay, paymentParts: [{ daysBefore: 30, rate: 3000 }] };
  const asked = (agreed: typeof stay | typeof planned, received: number) => {
    const sums = { ...ledgerSums([]), received };
    const ask = nextAsk(sums, agreed, NOW) ?? 'balance';
    return [ask, askFor(ask, sums, agreed, NOW).amount];
  };
  it.each([
    ['the prepayment first', stay, 0, ['prepayment', 200]],
    ['what is left of it', stay, 150, ['prepayment', 50]],
    ['then everything', stay, 200, ['balance', 800]],
    ['or the next part of a plan', planned, 200, ['part', 300]],
    ['what is left of that', planned, 450, ['part', 50]],
    ['and the rest after it', planned, 500, ['balance', 500]],
    ['nothing when all is paid', planned, 1000, ['balance', 0]],
    ['nothing when all is paid without a plan', stay, 1000, ['balance', 0]],
  ] as const)('is %s', (_what, agreed, received, wanted) => {
    expect(asked(agreed, received)).toEqual(wanted);
  });

  it('is everything when told so, and no prepayment twice', () => {
    const received = { ...ledgerSums([]), received: 200 };
    expect(askFor('balance', ledgerSums([]), stay, NOW).amount).toBe(1000);
    expect(askFor('prepayment', received, stay, NOW).amount).toBe(0);
    expect(nextAsk({ ...received, refunded: 200 }, stay, NOW)).toBe('prepayment');
  });

  it('is every part whose day has passed, together', () => {
    const paymentParts = [
      { daysBefore: 60, rate: 2000 },
      { daysBefore: 30, rate: 3000 },
    ];
    const sums = { ...ledgerSums([]), received: 200 };
    const at = (now: string) => askFor('part', sums, { ...stay, paymentParts }, now);
    expect(at('2027-04-02T09:00:00.000Z')).toEqual({
      kind: 'balance',
      amount: 200,
      dueOn: '2027-04-02',
    });
    expect(at('2027-05-03T09:00:00.000Z')).toEqual({
      kind: 'balance',
      amount: 500,
      dueOn: '2027-04-02',
    });
  });
});
