import type { TransactionKind } from '#domain/payments/ledger.ts';

/** Kinds of money that leave the agency. */
export const GIVEN: ReadonlySet<TransactionKind> = new Set([
  'refund',
  'deposit_refund',
  'owner_payout',
]);
