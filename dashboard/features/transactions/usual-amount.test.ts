import { expect, it } from 'vitest';
import type { TransactionKind } from '#domain/payments/ledger.ts';
import { usualAmount } from './usual-amount.ts';

const AGREED = { total: 100_000, prepayment: 30_000, deposit: 20_000, paid: 10_000 };

it.each<[TransactionKind, number | undefined]>([
  ['prepayment', 20_000],
  ['balance', 90_000],
  ['deposit', 20_000],
  ['deposit_refund', 20_000],
  ['refund', 10_000],
  ['extra', undefined],
  ['owner_payout', undefined],
])('proposes for %s what is usual', (kind, amount) =>
  expect(usualAmount(kind, AGREED)).toBe(amount),
);

it('proposes nothing below zero when more is paid than asked', () =>
  expect(usualAmount('prepayment', { ...AGREED, paid: 50_000 })).toBe(0));
