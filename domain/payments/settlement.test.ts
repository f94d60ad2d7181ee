import { describe, expect, it } from 'vitest';
import { OFF } from '#domain/reservation-status.ts';
import { ledgerSums } from './ledger.ts';
import { afterSettlement, type PaymentReport, settle, type SettlementFacts } from './settlement.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const PAID: PaymentReport = {
  outcome: 'paid',
  amount: 700_000,
  currency: 'TRY',
  isOurs: true,
  withInterest: false,
};

type Change = {
  asked?: Partial<SettlementFacts['asked']>;
  stay?: Partial<SettlementFacts['stay']>;
  received?: number;
  refunded?: number;
  isBooked?: boolean;
  areNightsTaken?: boolean;
};

const facts = ({ asked, stay, received = 0, refunded = 0, ...rest }: Change = {}) =>
  ({
    asked: { kind: 'prepayment', amount: 700_000, currency: 'TRY', status: 'open', ...asked },
    stay: {
      status: 'option',
      total: 3_500_000,
      prepayment: 700_000,
      agencyExtras: 0,
      deadline: '2026-11-22T09:00:00.000Z',
      checkIn: '2027-06-01',
      createdAt: NOW,
      paymentParts: null,
      ...stay,
    },
    sums: { ...ledgerSums([]), received, refunded },
    isBooked: false,
    areNightsTaken: false,
    now: NOW,
    ...rest,
  }) satisfies SettlementFacts as SettlementFacts;

const kinds = (change: Change, report: Partial<PaymentReport> = {}) => {
  const { outcome, book, alarms } = settle({ ...PAID, ...report }, facts(change));
  return [outcome, book, alarms.map(({ kind, amount }) => `${kind} ${amount}`)];
};

describe('a payment as it was asked for', () => {
  it('confirms the stay that is held for it', () => {
    expect(kinds({})).toEqual(['confirmed', 700_000, []]);
    expect(kinds({ stay: { status: 'requested' } })).toEqual(['confirmed', 700_000, []]);
  });

  it('is booked for a stay that is confirmed already', () => {
    const stay = { status: 'confirmed', deadline: null } as const;
    const asked = { kind: 'balance', amount: 2_800_000 } as const;
    expect(kinds({ stay, asked, received: 700_000 }, { amount: 2_800_000 })).toEqual([
      'booked',
      2_800_000,
      [],
    ]);
  });

  it('completes a prepayment that had begun', () => {
    const change = { asked: { amount: 300_000 }, received: 400_000 };
    expect(kinds(change, { amount: 300_000 })).toEqual(['confirmed', 300_000, []]);
  });
});

describe('a payment that is odd', () => {
  it.each([
    [
      'comes after the option ended',
      { stay: { deadline: NOW } },
      ['booked', 700_000, ['late 700000']],
    ],
    ...OFF.map(
      (status) =>
        [
          `comes for a stay that is ${status}`,
          { stay: { status } },
          ['booked', 700_000, ['late 700000']],
        ] as const,
    ),
    [
      'finds its nights taken',
      { areNightsTaken: true },
      ['booked', 700_000, ['dates_taken 700000']],
    ],
    [
      'comes a second time from another page',
      { received: 700_000 },
      ['confirmed', 700_000, ['overpaid 700000']],
    ],
  ] as const)('%s is booked with an alarm', (_what, change, expected) => {
    expect(kinds(change as Change)).toEqual(expected);
  });

  it('keeps the nights of an expired hold while nobody else has them', () => {
    const late = { stay: { deadline: NOW } };
    expect(settle(PAID, facts(late)).lateHold).toBe('kept');
    expect(settle(PAID, facts({ ...late, areNightsTaken: true })).lateHold).toBe('expired');
    expect(settle(PAID, facts({ stay: { status: 'cancelled' } })).lateHold).toBeNull();
    expect(settle(PAID, facts({ stay: { deadline: null }, received: 1 }))).toMatchObject({
      outcome: 'confirmed',
      lateHold: null,
    });
  });

  it('is booked as it came when too little came, and confirms nothing', () => {
    expect(kinds({}, { amount: 350_000 })).toEqual(['booked', 350_000, ['amount_differs 350000']]);
  });

  it('is booked as it came when too much came', () => {
    expect(kinds({}, { amount: 800_000 })).toEqual([
      'confirmed',
      800_000,
      ['amount_differs 800000', 'overpaid 100000'],
    ]);
  });

  it('for extras raises an alarm for what exceeds them, although the stay is not paid yet', () => {
    const twice = (forExtras: number) => {
      const asked = { kind: 'extra', amount: 100_000 } as const;
      const stay = { status: 'confirmed', total: 3_600_000, agencyExtras: 100_000 } as const;
      const before = facts({ asked, stay, received: 700_000 + forExtras });
      const sums = { ...before.sums, forExtras };
      return settle({ ...PAID, amount: 100_000 }, { ...before, sums }).alarms;
    };
    expect(twice(0)).toEqual([]);
    expect(twice(100_000)).toEqual([{ kind: 'overpaid', amount: 100_000 }]);
  });

  it('is booked without the interest of instalments', () => {
    expect(kinds({}, { amount: 812_345, withInterest: true })).toEqual(['confirmed', 700_000, []]);
  });

  it.each([
    ['in another currency', { currency: 'USD' }, ['currency_differs 700000']],
    ['to somebody else', { isOurs: false }, ['payee_differs 700000']],
    ['of nothing', { amount: 0 }, ['amount_differs 0']],
  ])('%s is not booked', (_what, report, alarms) => {
    expect(kinds({}, report)).toEqual(['refused', null, alarms]);
  });
});

describe('the same word again, or an old one', () => {
  it('means nothing', () => {
    expect(kinds({ isBooked: true, received: 700_000 })).toEqual(['repeated', null, []]);
    expect(kinds({ asked: { status: 'paid' } }, { outcome: 'failed' })).toEqual([
      'repeated',
      null,
      [],
    ]);
    expect(kinds({ asked: { status: 'failed' } }, { outcome: 'failed' })[0]).toBe('repeated');
  });

  it('is news when it is the first failure, or a success after one', () => {
    expect(kinds({}, { outcome: 'failed' })).toEqual(['failed', null, []]);
    expect(kinds({ asked: { status: 'failed' } })).toEqual(['confirmed', 700_000, []]);
  });
});

it.each([
  ['confirmed', null, 'confirm'],
  ['booked', null, 'stand'],
  ['booked', 'kept', 'keep'],
  ['booked', 'expired', 'expire'],
  ['refused', null, 'stand'],
] as const)('money that was %s, of a hold that is %s: %s', (outcome, lateHold, happens) => {
  expect(afterSettlement({ outcome, lateHold, book: null, alarms: [] })).toBe(happens);
});
