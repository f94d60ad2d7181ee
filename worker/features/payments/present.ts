import type { ReservationMoney, TransactionDetail } from '#domain/payments/admin-schema.ts';
import { depositHeld, type LedgerSums, ledgerSums, paidSums } from '#domain/payments/ledger.ts';
import { ownerDue } from '#domain/payments/owner-due.ts';
import { amountDue, PAYMENT_STATE_LABELS, paymentState } from '#domain/payments/state.ts';
import type { findTransaction, Payable } from './queries.ts';

/** A reservation's money, computed from its ledger. */
export function toReservationMoney(
  reservation: Payable['reservation'],
  sums: LedgerSums,
): ReservationMoney {
  const state = paymentState(sums, reservation);
  return {
    status: reservation.status,
    checkin: reservation.checkIn,
    checkout: reservation.checkOut,
    total: reservation.total,
    prepayment: reservation.prepayment,
    agency_extras: reservation.agencyExtras,
    received: sums.received,
    refunded: sums.refunded,
    due: amountDue(sums, reservation),
    state,
    state_label: PAYMENT_STATE_LABELS[state],
    deposit: { agreed: reservation.deposit, held: depositHeld(sums), kept: sums.depositKept },
    payout: {
      agreed: ownerDue({ ...reservation, ...paidSums(sums, reservation), toOwner: sums.toOwner }),
      paid: sums.paidOut,
    },
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof findTransaction>>>;

export function toTransactionDetail({ entry, entries, reservation }: Found): TransactionDetail {
  return {
    ...entry,
    reservation: toReservationMoney(reservation, ledgerSums(entries)),
    entries,
  };
}
