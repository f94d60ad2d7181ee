import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OFF } from '#domain/reservation-status.ts';
import { agreedBalance, duesOf, restOf, surplusOf, unpaidOf } from './dues.ts';
import { ledgerSums, paidSums } from './ledger.ts';
import { openAmount } from './rules.ts';

const NO_PLAN = {
  checkIn: '2027-06-01',
  createdAt: '2026-11-21T09:00:00.000Z',
  paymentParts: null,
};
const STAY = { total: 1000, prepayment: 200, agencyExtras: 0, ...NO_PLAN };
const WITH_TRANSFER = { total: 1300, prepayment: 200, agencyExtras: 300, ...NO_PLAN };

describe('what a guest owes', () => {
  it.each([
    ['nothing came', STAY, 0, 0, [200, 0, 800]],
    ['a part of the prepayment', STAY, 150, 0, [50, 0, 800]],
    ['the prepayment', STAY, 200, 0, [0, 0, 800]],
    ['a part of the rest', STAY, 500, 0, [0, 0, 500]],
    ['too much', STAY, 1100, 0, [0, 0, 0]],
    ['nothing, with a transfer', WITH_TRANSFER, 0, 0, [200, 300, 800]],
    ['the transfer alone', WITH_TRANSFER, 300, 300, [200, 0, 800]],
    ['the prepayment and half of the transfer', WITH_TRANSFER, 350, 150, [0, 150, 800]],
    ['everything in one sum', WITH_TRANSFER, 1300, 0, [0, 0, 0]],
    ['the stay and a part of the transfer in one sum', WITH_TRANSFER, 1100, 0, [0, 200, 0]],
  ] as const)('after %s', (_what, agreed, paid, extrasPaid, [prepayment, extras, rest]) => {
    const facts = { ...agreed, paid, extrasPaid };
    expect(unpaidOf(facts)).toEqual({ prepayment, extras, rest });
    const dues = { prepayment, extras, parts: 0, atDoor: rest };
    expect(duesOf({ ...facts, status: 'confirmed' })).toEqual(dues);
  });

  it('adds up to what the total lacks, whatever was taken for what', () => {
    const money = fc.nat(5000);
    fc.assert(
      fc.property(money, money, money, money, money, money, (...amounts) => {
        const [price, share, agencyExtras, stayMoney, forExtras, back] = amounts as number[];
        const agreed = {
          total: price! + agencyExtras!,
          prepayment: Math.min(share!, price!),
          agencyExtras: agencyExtras!,
        };
        const received = stayMoney! + forExtras!;
        const sums = { received, forExtras: forExtras!, refunded: Math.min(back!, received) };
        const paid = paidSums(sums, agreed);
        const dues = unpaidOf({ ...agreed, ...paid });
        expect(dues.prepayment + dues.extras + dues.rest).toBe(
          Math.max(0, agreed.total - paid.paid),
        );
        expect(Math.min(dues.prepayment, dues.extras, dues.rest)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each(OFF)('is nothing once the stay is %s', (status) => {
    const dues = duesOf({ ...WITH_TRANSFER, paid: 350, extrasPaid: 150, status });
    expect(dues).toEqual({ prepayment: 0, extras: 0, parts: 0, atDoor: 0 });
  });

  it('was agreed in the same three parts', () => {
    expect(agreedBalance(WITH_TRANSFER)).toBe(800);
  });
});

it('says of each kind of entry what is open', () => {
  const agreed = {
    ...WITH_TRANSFER,
    status: 'confirmed' as const,
    deposit: 500,
    commission: 160,
    source: 'site' as const,
    kept: null,
  };
  const sums = ledgerSums(
    (['prepayment', 'extra', 'deposit'] as const).map((kind) => ({
      kind,
      method: 'cash',
      amount: 100,
      status: 'succeeded',
    })),
  );
  const kinds = ['prepayment', 'balance', 'extra', 'deposit', 'refund', 'deposit_refund'] as const;
  expect(kinds.map((kind) => openAmount(kind, sums, agreed))).toEqual([
    100, 1100, 200, 400, 200, 100,
  ]);
  expect(openAmount('owner_payout', sums, agreed)).toBe(40);
});

it.each([
  ['confirmed', 1200, 200],
  ['confirmed', 1000, 0],
  ['confirmed', 900, 0],
  // Its money waits for a decision and is told of apart.
  ['cancelled', 1200, 0],
] as const)(
  'a stay that is %s and of which %d was paid was paid %d too much',
  (status, paid, more) => {
    expect(surplusOf({ status, paid, total: 1000 })).toBe(more);
  },
);

describe('what a stay’s money comes to', () => {
  it.each([
    [800, 0, 'Kalan', 800],
    [0, 0, 'Kalan yok', 0],
    [0, 100, 'Fazla ödenen', 100],
    // A change of the total under what was paid: the two callers' difference may be below zero.
    [-100, 100, 'Fazla ödenen', 100],
    [100, -100, 'Kalan', 100],
  ] as const)('is, with %i due and %i too much: %s', (due, surplus, label, amount) => {
    expect(restOf({ due, surplus })).toMatchObject({ label, amount });
  });
});
