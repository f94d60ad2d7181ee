import type { Kurus } from '#domain/money.ts';
import type { TransactionKind } from '#domain/payments/ledger.ts';

/** What of a reservation says how much is usually paid. */
type Agreed = { total: Kurus; prepayment: Kurus; deposit: Kurus; paid: Kurus };

/** What such a payment of the reservation usually comes to; undefined where nothing says it. */
export function usualAmount(kind: TransactionKind, agreed: Agreed): Kurus | undefined {
  const { total, prepayment, deposit, paid } = agreed;
  switch (kind) {
    case 'prepayment':
      return Math.max(0, prepayment - paid);
    case 'balance':
      return Math.max(0, total - paid);
    case 'deposit':
    case 'deposit_refund':
      return deposit;
    case 'refund':
      return paid;
    default:
      return undefined;
  }
}
