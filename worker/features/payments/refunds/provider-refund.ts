import { DomainError, refused } from '#domain/errors.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { TransactionMethod } from '#domain/payments/ledger.ts';
import { PROVIDER_NAMES } from '#domain/payments/providers.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { logError } from '#worker/platform/log.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { findProvider } from '../providers/find-provider.ts';
import type { PaymentProvider, RefundOrder } from '../providers/port.ts';
import { settleRefund } from './settle-refund.ts';

/** A payment with what its provider needs for a refund. */
type CardPayment = {
  id: string;
  method: TransactionMethod;
  provider: string | null;
  providerRef: string | null;
  currency: string;
};

/** A refund recorded as pending, to be requested once it is stored. */
export type PlannedRefund = { provider: PaymentProvider; order: RefundOrder; steps: Step[] };

type RefundRequest = { reservation: { id: string; code: string }; amount: Kurus; reason: string };

/**
 * The entry of a refund through the provider that took the payment. It is pending before the
 * provider is asked, so that no crash can send it twice. @throws `NOT_REFUNDABLE` for a payment
 * without a provider, `PROVIDER_NOT_READY` (422); the batch fails with `REFUND_EXCEEDS_PAID` when
 * that much is no longer left.
 */
export function planProviderRefund(
  deps: Deps,
  payment: CardPayment,
  { reservation, amount, reason }: RefundRequest,
  actor: Actor,
): PlannedRefund {
  const name = PROVIDER_NAMES.find((known) => known === payment.provider);
  if (name === undefined || payment.providerRef === null) throw refused('NOT_REFUNDABLE');
  const provider = findProvider(deps, name);
  if (provider === null) throw refused('PROVIDER_NOT_READY');
  const write = beginWrite(deps, actor);
  const id = write.newId();
  const booked = {
    kind: 'refund' as const,
    method: payment.method,
    provider: name,
    amount,
    note: reason,
    refundOf: payment.id,
  };
  const entry = {
    ...booked,
    id,
    reservationId: reservation.id,
    status: 'pending' as const,
    createdBy: actor.userId,
  };
  return {
    provider,
    order: {
      id,
      providerRef: payment.providerRef,
      amount,
      currency: payment.currency,
      ip: actor.ip === null || actor.ip === 'local' ? '127.0.0.1' : actor.ip,
    },
    steps: [
      write.insert(transactions, entry, () => refused('REFUND_EXCEEDS_PAID')),
      write.audit('transaction.refund', id, {
        after: { reservation: reservation.code, ...booked },
      }),
    ],
  };
}

/**
 * Requests a recorded refund from the provider and stores the answer. After any error it stays
 * pending, and an alarm asks a person to check.
 */
export async function askForRefund(
  deps: Deps,
  { provider, order }: PlannedRefund,
  settling: { notify: boolean; actor: Actor },
): Promise<void> {
  const outcome = await provider.refund(order).catch((error: unknown) => {
    logError({ at: 'refund of a card payment' }, error);
    return { status: 'unclear' } as const;
  });
  try {
    await settleRefund(deps, order.id, outcome, settling);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.kind === 'busy') logError({ at: 'refund of a card payment' }, error);
  }
}
