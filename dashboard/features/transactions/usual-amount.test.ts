import { expect, it } from 'vitest';
import type { TransactionKind } from '#domain/payments/ledger.ts';
import { usualAmount } from './usual-amount.ts';

const AGREED = {
  status: 'confirmed' as const,
  total: 100_000,
  prepayment: 30_000,
  deposit: 20_000,
  paid: 10_000,
};
const LEFT = { refundable: 8_000, deposit: 5_000 };

it.each<[TransactionKind, number | undefined]>([
  ['prepayment', 20_000],
  ['balance', 90_000],
  ['deposit', 20_000],
  // Never more than there is to give back: some of it may be on its way.
  ['deposit_refund', 5_000],
  ['refund', 8_000],
  ['extra', undefined],
  ['owner_payout', undefined],
])('proposes for %s what is usual', (kind, amount) =>
  expect(usualAmount(kind, AGREED, LEFT)).toBe(amount),
);

it('proposes nothing below zero when more is paid than asked', () =>
  expect(usualAmount('prepayment', { ...AGREED, paid: 50_000 }, LEFT)).toBe(0));

it.each(['prepayment', 'balance', 'deposit'] as const)(
  'asks for no %s of a stay that is off',
  (kind) => expect(usualAmount(kind, { ...AGREED, status: 'cancelled' }, LEFT)).toBe(0),
);

it('proposes no refund before it knows what is left', () =>
  expect(usualAmount('refund', AGREED, undefined)).toBeUndefined());
