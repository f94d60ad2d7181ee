import type { Kurus } from '#domain/money.ts';
import { paidForStay } from './dues.ts';
import { type LedgerSums, paidSums } from './ledger.ts';

export const PAYMENT_STATES = ['unpaid', 'prepaid', 'paid', 'part_refunded', 'refunded'] as const;

/** How far a reservation is paid. Derived from the ledger, never stored. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_STATE_LABELS: Record<PaymentState, string> = {
  unpaid: 'Ödenmedi',
  prepaid: 'Ön ödeme alındı',
  paid: 'Tamamı ödendi',
  part_refunded: 'Kısmi iade',
  refunded: 'İade edildi',
};

/**
 * The payment state of a reservation. Money below the agreed prepayment leaves it unpaid, and what
 * was taken for extras is none of it; any refund shows, and one of everything received is a full
 * refund.
 */
export function paymentState(
  sums: Pick<LedgerSums, 'received' | 'forExtras' | 'refunded'>,
  agreed: { total: Kurus; prepayment: Kurus; agencyExtras: Kurus },
): PaymentState {
  const { received, refunded } = sums;
  if (refunded > 0) return refunded >= received ? 'refunded' : 'part_refunded';
  if (received <= 0) return 'unpaid';
  if (received >= agreed.total) return 'paid';
  const forStay = paidForStay(paidSums(sums, agreed));
  return forStay > 0 && forStay >= agreed.prepayment ? 'prepaid' : 'unpaid';
}

/** What the guest still owes for the stay, in kuruş; never negative. */
export function amountDue(
  sums: Pick<LedgerSums, 'received' | 'refunded'>,
  agreed: { total: Kurus },
): Kurus {
  return Math.max(0, agreed.total - sums.received + sums.refunded);
}
