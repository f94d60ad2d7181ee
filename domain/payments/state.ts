import type { Kurus } from '#domain/values/money.ts';
import { isOff, type Status } from '#domain/reservation-status.ts';
import { paidForStay } from './ledger.ts';
import { type LedgerSums, paidSums } from './ledger.ts';

export const PAYMENT_STATES = ['unpaid', 'prepaid', 'paid', 'part_refunded', 'refunded'] as const;

/** How much of a reservation is paid. Derived from the ledger, never stored. */
type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_STATE_LABELS: Record<PaymentState, string> = {
  unpaid: 'Ödenmedi',
  prepaid: 'Ön ödeme alındı',
  paid: 'Tamamı ödendi',
  part_refunded: 'Kısmi iade',
  refunded: 'İade edildi',
};

/**
 * The payment state of a reservation. Less than the agreed prepayment counts as unpaid, and money
 * taken for extras does not count towards it; any refund shows, and a refund of everything received
 * is a full refund.
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

/** What the guest still owes for the stay, in kuruş; never negative, and zero once it has ended. */
export function amountDue(
  sums: Pick<LedgerSums, 'received' | 'refunded'>,
  agreed: { status: Status; total: Kurus },
): Kurus {
  return isOff(agreed.status) ? 0 : Math.max(0, agreed.total - sums.received + sums.refunded);
}

/** The money of a stay that has ended early, in kuruş. */
type OffMoney = {
  /** Retained of what was paid; null until somebody has decided. */
  kept: Kurus | null;
  /** What still has to be refunded, with the deposit; all of it until somebody has decided. */
  refundDue: Kurus;
};

/**
 * What happens to the money of a stay that has ended early; null for every other. The same as the
 * view `refunds_due` (drizzle/rules/refunds-due.sql).
 */
export function offMoney(stay: {
  status: Status;
  paid: Kurus;
  kept: Kurus | null;
  depositHeld: Kurus;
}): OffMoney | null {
  if (!isOff(stay.status)) return null;
  const kept = stay.paid > 0 && stay.kept !== null ? Math.min(stay.kept, stay.paid) : null;
  const refundDue = Math.max(0, stay.paid - (kept ?? 0)) + Math.max(0, stay.depositHeld);
  return { kept, refundDue };
}
