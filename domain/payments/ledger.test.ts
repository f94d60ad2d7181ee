import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ledgerSums, TRANSACTION_KINDS, TRANSACTION_METHODS } from './ledger.ts';
import type { LedgerEntry, TransactionKind } from './ledger.ts';

const entry = (
  kind: TransactionKind,
  amount: number,
  status: LedgerEntry['status'] = 'succeeded',
  method: LedgerEntry['method'] = 'cash',
) => ({
  kind,
  method,
  amount,
  status,
});

it('puts each kind on its side and skips what did not succeed', () => {
  const sums = ledgerSums([
    entry('prepayment', 100),
    entry('balance', 20),
    entry('extra', 3),
    entry('prepayment', 5000, 'failed'),
    entry('balance', 5000, 'pending'),
    entry('refund', 7),
    entry('refund', 5000, 'pending'),
    entry('deposit', 40),
    entry('deposit_refund', 15),
    entry('owner_payout', 70),
    entry('payout_return', 20),
    entry('deposit_kept', 6),
    entry('kept_return', 2),
    entry('balance', 30, 'succeeded', 'to_owner'),
    entry('refund', 2, 'succeeded', 'to_owner'),
  ]);
  expect(sums).toEqual({
    received: 153,
    forExtras: 3,
    refunded: 9,
    toOwner: 28,
    refundPending: 5000,
    deposit: 40,
    depositReturned: 15,
    depositKept: 4,
    paidOut: 50,
  });
  expect(ledgerSums([])).toEqual({
    received: 0,
    forExtras: 0,
    refunded: 0,
    toOwner: 0,
    refundPending: 0,
    deposit: 0,
    depositReturned: 0,
    depositKept: 0,
    paidOut: 0,
  });
});

it('does not depend on the order of the entries', () => {
  const entries = fc.array(
    fc.record({
      kind: fc.constantFrom(...TRANSACTION_KINDS),
      method: fc.constantFrom(...TRANSACTION_METHODS),
      amount: fc.nat(),
      status: fc.constantFrom('pending' as const, 'succeeded' as const, 'failed' as const),
    }),
  );
  fc.assert(
    fc.property(entries, (rows) => {
      expect(ledgerSums(rows.toReversed())).toEqual(ledgerSums(rows));
    }),
  );
});
