import type { TransactionKind } from '#domain/payments/ledger.ts';

const GIVEN: ReadonlySet<TransactionKind> = new Set<TransactionKind>([
  'refund',
  'deposit_refund',
  'owner_payout',
]);

/** True where the money leaves the agency. */
export const isGiven = (kind: TransactionKind): boolean => GIVEN.has(kind);
