import { describe, expect, it } from 'vitest';
import type { RefundTerms } from '#domain/payments/refunds/give-back-schema.ts';
import {
  findPlanProblems,
  heldByOwner,
  leftDue,
  type RefundPlan,
  splitPlan,
  startPlan,
  toDecision,
} from './plan.ts';

const terms = (rest: Partial<RefundTerms> = {}): RefundTerms => ({
  status: 'cancelled',
  paid: 1000,
  on_the_way: 0,
  refundable: 1000,
  day: '2027-03-31',
  days_left: 40,
  tier: { daysBefore: 30, keptRate: 5000 },
  policy: { kept: 300, refund: 700 },
  decided: null,
  cards: [
    { payment: 'b', provider: 'sandbox', paid_at: null, amount: 200, left: 200 },
    { payment: 'a', provider: 'sandbox', paid_at: null, amount: 400, left: 400 },
  ],
  deposit: 0,
  ...rest,
});
const plan = (rest: Partial<RefundPlan> = {}, of = terms()): RefundPlan => ({
  ...startPlan(of),
  ...rest,
});

describe('a plan to give money back', () => {
  it('begins with the terms: to the cards first, the rest by bank', () => {
    expect(splitPlan(terms(), plan())).toMatchObject({
      refund: 700,
      cards: [{ amount: 200 }, { amount: 400 }],
      byHand: 100,
    });
    expect(toDecision(terms(), plan({ iban: 'TR33 0006 1005 1978 6457 8413 26' }))).toEqual({
      kept: 300,
      notify: true,
      ways: [
        { by: 'card', payment: 'b', amount: 200 },
        { by: 'card', payment: 'a', amount: 400 },
        { by: 'havale_eft', of: 'stay', amount: 100, iban: 'TR33 0006 1005 1978 6457 8413 26' },
      ],
    });
  });

  it('moves what a card is not given to the bank', () =>
    expect(splitPlan(terms(), plan({ cards: { a: 0 } })).byHand).toBe(500));

  it('leaves what is on its way alone', () => {
    const some = terms({ on_the_way: 300, refundable: 700 });
    expect(splitPlan(some, plan({}, some)).refund).toBe(400);
  });

  it('leaves to the owner what the agency does not have', () => {
    // 600 were paid to the agency and 400 to the owner.
    const some = terms({ refundable: 600 });
    expect(heldByOwner(some)).toBe(400);
    const usual = plan({}, some);
    expect(splitPlan(some, usual)).toMatchObject({ refund: 600, byOwner: 100 });
    expect(leftDue(some, usual)).toBe(0);
    const all = plan({ kept: 0, keptReason: 'x' }, some);
    expect(splitPlan(some, all)).toMatchObject({ refund: 600, byOwner: 400 });
    const little = plan({ kept: 450, keptReason: 'x' }, some);
    expect(splitPlan(some, little)).toMatchObject({ refund: 550, byOwner: 0 });
    // Part of the agency's is on its way already.
    const begun = terms({ refundable: 400, on_the_way: 200 });
    expect(heldByOwner(begun)).toBe(400);
    expect(splitPlan(begun, plan({}, begun))).toMatchObject({ refund: 400, byOwner: 100 });
    expect(heldByOwner(terms())).toBe(0);
  });

  it('leaves what goes back later due', () => {
    const some = terms({ deposit: 50 });
    const later = plan({ by: 'later', depositBy: 'later', cards: { a: 0, b: 0 } });
    expect([leftDue(some, later), toDecision(some, later).ways]).toEqual([750, []]);
    const now = plan({ by: 'cash', depositBy: 'fast', cards: { a: 0, b: 0 } });
    expect([leftDue(some, now), toDecision(some, now).ways]).toEqual([
      0,
      [
        { by: 'cash', of: 'stay', amount: 700 },
        { by: 'fast', of: 'deposit', amount: 50 },
      ],
    ]);
  });

  it.each([
    [{}, []],
    [{ kept: null }, ['kept']],
    [{ kept: Number.NaN }, ['kept', 'keptReason']],
    [{ kept: 1001, keptReason: 'Anlaşıldı' }, ['kept']],
    [{ kept: 100 }, ['keptReason']],
    [{ kept: 100, keptReason: 'Anlaşıldı' }, []],
    [{ cards: { a: 401 } }, ['cards']],
    [{ cards: { a: null } }, ['cards']],
    [{ kept: 500, keptReason: 'x', cards: { a: 400, b: 200 } }, ['cards']],
    [{ iban: 'TR00' }, ['iban']],
    [{ iban: 'TR00', by: 'cash' }, []],
  ] as [Partial<RefundPlan>, string[]][])('of %o lacks %o', (rest, fields) => {
    const found = Object.keys(findPlanProblems(terms(), plan(rest)));
    expect(found.filter((field) => rest.kept !== null || field !== 'keptReason')).toEqual(fields);
  });

  it('needs no word for a fee that was decided before', () => {
    const some = terms({ decided: { kept: 100, reason: 'Anlaşıldı' } });
    expect(startPlan(some).kept).toBe(100);
    expect(findPlanProblems(some, startPlan(some))).toEqual({});
  });
});
