import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAST_THE_TILL, TRANSACTION_KINDS, TRANSACTION_METHODS } from '../ledger.ts';
import { composeReconciliation, type MovedGroup, movedSums } from './reconciliation.ts';

const group = (change: Partial<MovedGroup> = {}): MovedGroup => ({
  day: '2026-10-05',
  kind: 'prepayment',
  method: 'card',
  provider: 'paytr',
  amount: 1000,
  entries: 1,
  ...change,
});

const compose = (
  groups: MovedGroup[],
  reported: { provider: string; reported: number }[] = [],
  opening = 0,
) =>
  composeReconciliation({
    month: '2026-10',
    opening,
    groups,
    reported,
    failed: 3,
    pending: [],
    open_alarms: 2,
  });

describe('the sums of what moved', () => {
  it.each([
    ['prepayment', { received: 1000, net: 1000 }],
    ['balance', { received: 1000, net: 1000 }],
    ['extra', { received: 1000, net: 1000 }],
    ['refund', { refunded: 1000, net: -1000 }],
    ['deposit', { deposits_in: 1000, net: 1000 }],
    ['deposit_refund', { deposits_out: 1000, net: -1000 }],
    ['owner_payout', { paid_out: 1000, net: -1000 }],
    ['payout_return', { paid_out: -1000, net: 1000 }],
    ['deposit_kept', { net: 0 }],
    ['kept_return', { net: 0 }],
  ] as const)('count %s once, in its own place', (kind, sums) => {
    const nothing = { received: 0, refunded: 0, deposits_in: 0, deposits_out: 0, paid_out: 0 };
    expect(movedSums([group({ kind })])).toEqual({ ...nothing, entries: 1, ...sums });
  });
});

describe('a month without money', () => {
  it('closes as it opened and has no rows', () => {
    expect(compose([], [], -500)).toEqual({
      month: '2026-10',
      opening: -500,
      closing: -500,
      totals: movedSums([]),
      channels: [],
      kinds: [],
      days: [],
      providers: [],
      failed: 3,
      pending: [],
      open_alarms: 2,
    });
  });
});

describe('the ways money took', () => {
  it('are one row for a method and its provider, the largest first', () => {
    const { channels } = compose([
      group({ method: 'cash', provider: null, amount: 10 }),
      group({ provider: 'iyzico', amount: 700 }),
      group({ amount: 400 }),
      group({ day: '2026-10-06', amount: 500 }),
      group({ method: 'link', amount: 800 }),
      // Entered by a clerk from the terminal's slip.
      group({ provider: null, amount: 20 }),
      group({ method: 'havale_eft', provider: null, kind: 'owner_payout', amount: 90 }),
    ]);
    expect(channels.map(({ method, provider, net }) => [method, provider, net])).toEqual([
      ['card', 'paytr', 900],
      ['link', 'paytr', 800],
      ['card', 'iyzico', 700],
      ['card', null, 20],
      ['cash', null, 10],
      ['havale_eft', null, -90],
    ]);
  });
});

describe('the days of a month', () => {
  it('are in order, with receipts beside payments', () => {
    const { days } = compose([
      group({ day: '2026-10-20', amount: 5 }),
      group({ day: '2026-10-03', kind: 'refund', amount: 7 }),
      group({ day: '2026-10-31', kind: 'deposit_refund', amount: 9 }),
      group({ day: '2026-10-20', kind: 'owner_payout', amount: 4 }),
      group({ day: '2026-10-20', kind: 'deposit', amount: 6 }),
    ]);
    expect(days).toEqual([
      { day: '2026-10-03', came: 0, left: 7 },
      { day: '2026-10-20', came: 11, left: 4 },
      { day: '2026-10-31', came: 0, left: 9 },
    ]);
  });
});

describe('the kinds of movement', () => {
  it('are those that there were, in the order of the ledger', () => {
    const { kinds } = compose([
      group({ kind: 'owner_payout', amount: 4 }),
      group({ kind: 'prepayment', amount: 5, entries: 2 }),
      group({ kind: 'prepayment', day: '2026-10-09', amount: 6, entries: 3 }),
    ]);
    expect(kinds).toEqual([
      { kind: 'prepayment', amount: 11, entries: 5 },
      { kind: 'owner_payout', amount: 4, entries: 1 },
    ]);
  });
});

describe('the providers', () => {
  it('are those that reported and those that the ledger knows, by name', () => {
    const { providers } = compose(
      [group({ amount: 50, entries: 2 }), group({ method: 'cash', provider: null, amount: 9 })],
      [{ provider: 'iyzico', reported: 4 }],
    );
    expect(providers).toEqual([
      // Reported and never booked: an alarm must explain it.
      { provider: 'iyzico', reported: 4, booked: 0, booked_amount: 0 },
      // Booked without a report.
      { provider: 'paytr', reported: 0, booked: 2, booked_amount: 50 },
    ]);
  });

  it.each(['refund', 'deposit_refund', 'owner_payout'] as const)(
    'have booked no payment where money left: %s',
    (kind) => {
      expect(compose([group(), group({ kind })]).providers).toEqual([
        { provider: 'paytr', reported: 0, booked: 1, booked_amount: 1000 },
      ]);
    },
  );
});

it('adds up to the same whichever way a month is looked at', () => {
  const groups = fc.array(
    fc.record({
      day: fc.integer({ min: 10, max: 31 }).map((date) => `2026-10-${date}`),
      kind: fc.constantFrom(...TRANSACTION_KINDS),
      method: fc.constantFrom(
        ...TRANSACTION_METHODS.filter((one) => !PAST_THE_TILL.some((past) => past === one)),
      ),
      provider: fc.constantFrom(null, 'iyzico', 'paytr'),
      amount: fc.integer({ min: 1, max: 100_000_000 }),
      entries: fc.integer({ min: 1, max: 9 }),
    }),
  );
  fc.assert(
    fc.property(groups, fc.integer(), (moved, opening) => {
      const month = compose(moved, [], opening);
      const { net, entries } = month.totals;
      const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
      expect(month.closing - month.opening).toBe(net);
      expect(sum(month.channels.map((row) => row.net))).toBe(net);
      expect(sum(month.days.map(({ came, left }) => came - left))).toBe(net);
      expect(sum(month.kinds.map((row) => row.entries))).toBe(entries);
      expect(sum(month.channels.map((row) => row.entries))).toBe(entries);
    }),
  );
});
