import type { Kurus } from '#domain/money.ts';
import type { TransactionKind } from '#domain/payments/ledger.ts';
import { isOff, type Status } from '#domain/reservations/status.ts';

/** What of a reservation says how much is usually paid. */
type Agreed = { status: Status; total: Kurus; prepayment: Kurus; deposit: Kurus; paid: Kurus };

/** What can still be given back of it; undefined while that is not known. */
type Left = { refundable: Kurus; deposit: Kurus } | undefined;

/** What such a payment of the reservation usually comes to; undefined where nothing says it. */
export function usualAmount(
  kind: TransactionKind,
  { status, total, prepayment, deposit, paid }: Agreed,
  left: Left,
): Kurus | undefined {
  switch (kind) {
    case 'prepayment':
      return isOff(status) ? 0 : Math.max(0, prepayment - paid);
    case 'balance':
      return isOff(status) ? 0 : Math.max(0, total - paid);
    case 'deposit':
      return isOff(status) ? 0 : deposit;
    case 'deposit_refund':
      return left?.deposit;
    case 'refund':
      return left?.refundable;
    default:
      return undefined;
  }
}
