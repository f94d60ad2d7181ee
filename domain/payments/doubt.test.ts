import { describe, expect, it } from 'vitest';
import { findPaymentDoubt, type PaymentFacts, type TypedPayment } from './doubt.ts';
import { TRANSACTION_KINDS } from './ledger.ts';

const facts = (open: Partial<PaymentFacts['open']> = {}): PaymentFacts => ({
  open: {
    ...(Object.fromEntries(TRANSACTION_KINDS.map((kind) => [kind, 0])) as PaymentFacts['open']),
    prepayment: 868_000,
    balance: 4_340_000,
    ...open,
  },
  createdAt: '2026-11-05T09:00:00.000Z',
  now: new Date('2026-11-28T09:00:00.000Z'),
});
const ask = (typed: Partial<TypedPayment>, open?: Partial<PaymentFacts['open']>) =>
  findPaymentDoubt({ kind: 'balance', amount: 4_340_000, ...typed }, facts(open));

describe('an amount', () => {
  it.each([
    ['what is open', { amount: 4_340_000 }],
    ['a part of it', { amount: 1_000_000 }],
    ['a refund', { kind: 'refund' as const, amount: 99_000_000 }],
    ['the prepayment', { kind: 'prepayment' as const, amount: 868_000 }],
    ['nothing yet', { amount: Number.NaN }],
  ])('%s is not asked about', (_, typed) => {
    expect(ask(typed)).toBeNull();
  });

  it.each([
    ['ten times what is open', { amount: 43_400_000 }, '43.400 mü?', 4_340_000],
    ['a hundred times, as kuruş', { amount: 434_000_000 }, '43.400 mü?', 4_340_000],
    ['a tenth of it', { amount: 434_000 }, '43.400 mü?', 4_340_000],
    ['a hundredth of it', { amount: 43_400 }, '43.400 mü?', 4_340_000],
    ['ten times a part', { amount: 10_000_000 * 3 }, '30.000 mi?', 3_000_000],
    ['a little more', { amount: 4_400_000 }, '43.400 mü?', 4_340_000],
    [
      'ten times the prepayment',
      { kind: 'prepayment' as const, amount: 8_680_000 },
      '8.680 mi?',
      868_000,
    ],
    [
      'the whole as prepayment with a zero too many',
      { kind: 'prepayment' as const, amount: 43_400_000 },
      '43.400 mü?',
      4_340_000,
    ],
  ])('%s asks for the likely one', (_, typed, question, amount) => {
    const doubt = ask(typed);
    expect([doubt?.mayStand, doubt?.likely]).toEqual([true, { question, change: { amount } }]);
  });

  it('where nothing is open says that it is too much, without a guess', () => {
    const doubt = ask({ amount: 5000 }, { prepayment: 0, balance: 0 });
    expect([doubt?.likely, doubt?.mayStand]).toEqual([null, true]);
    expect(doubt?.text).toContain('fazladan');
  });

  it('as a prepayment that is complete is asked for as the rest', () => {
    const doubt = ask({ kind: 'prepayment', amount: 100_000 }, { prepayment: 0 });
    expect(doubt?.likely?.change).toEqual({ kind: 'balance' });
  });
});

describe('a day', () => {
  it.each([
    ['in time', '2026-11-20T09:00:00.000Z', null],
    ['just now', '2026-11-28T09:03:00.000Z', null],
    ['of the day before the stay was taken down', '2026-11-04T20:00:00.000Z', null],
    ['with day and month exchanged', '2027-10-11T09:00:00.000Z', '2026-11-10'],
    ['of next year', '2027-11-20T09:00:00.000Z', '2026-11-20'],
    ['of last year', '2025-11-20T09:00:00.000Z', '2026-11-20'],
    ['of the month before', '2026-10-20T09:00:00.000Z', '2026-11-28'],
    ['of tomorrow', '2026-11-29T08:00:00.000Z', '2026-11-28'],
  ])('%s', (_, paidAt, meant) => {
    const doubt = ask({ paidAt });
    if (meant === null) return expect(doubt).toBeNull();
    expect(doubt?.mayStand).toBe(paidAt < '2026-11-28');
    expect(doubt?.likely?.change.paidAt?.slice(0, 10)).toBe(meant);
    expect(doubt?.likely?.question).toMatch(/ günü mü\?$/);
  });

  it('is asked about before the amount', () => {
    const doubt = ask({ paidAt: '2027-11-20T09:00:00.000Z', amount: 43_400_000 });
    expect(doubt?.likely?.change.amount).toBeUndefined();
  });

  it('left empty is now', () => {
    expect(ask({ paidAt: null })).toBeNull();
  });
});
