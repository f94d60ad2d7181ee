import { notFound, refused } from '#domain/errors.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { TransactionDetail } from '#domain/payments/admin-schema.ts';
import { ledgerSums } from '#domain/payments/ledger.ts';
import type { RefundInput } from '#domain/payments/operations-schema.ts';
import { findEntryProblem } from '#domain/payments/rules.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { runIdempotent, type Settled } from '#worker/platform/database/idempotency.ts';
import { toTransactionDetail } from '../present.ts';
import {
  askForRefund,
  type PlannedRefund,
  planProviderRefund,
} from '../refunds/provider-refund.ts';
import { findTransaction } from '../queries.ts';
import { unchangedLedger } from './unchanged-ledger.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findTransaction>>>;
type Started = { refundId: string };

/**
 * Refunds a card payment through the provider that took it. The refund is recorded as pending
 * before the provider is asked, so that no crash can send it twice; the provider's answer settles
 * it, and without one an alarm asks a person to check. @returns the refund's own entry. @throws
 * `NOT_REFUNDABLE`, `REFUND_EXCEEDS_PAID` (422), `STALE_VERSION` (409), `NOT_FOUND`
 */
export async function refundThroughProvider(
  deps: Deps,
  id: string,
  input: RefundInput,
  key: string,
  actor: Actor,
): Promise<Settled<TransactionDetail>> {
  const found = await findTransaction(deps.db, id);
  if (found === null) throw notFound('Böyle bir ödeme kaydı yok.');
  const request = { scope: `refund:${actor.userId}:${id}`, key, body: input };
  let planned: PlannedRefund | null = null;
  const settled = await runIdempotent<Started>(deps, request, async () => {
    assertRefundable(found, input.amount);
    planned = plan(deps, found, input, actor);
    const steps = [unchangedLedger(found.reservation.id, found.entries.length), ...planned.steps];
    return { status: 201, content: { refundId: planned.order.id }, steps };
  });
  if (!settled.replayed && planned !== null) {
    await askForRefund(deps, planned, { notify: input.notify, actor });
  }
  const refund = await findTransaction(deps.db, settled.content.refundId);
  if (refund === null) throw notFound('Böyle bir ödeme kaydı yok.');
  return { ...settled, content: toTransactionDetail(refund) };
}

function assertRefundable({ entry, entries, reservation }: Found, amount: number): void {
  if (entry.refundable === 0) throw refused('NOT_REFUNDABLE');
  const refund = { kind: 'refund', method: entry.method, amount } as const;
  const problem = findEntryProblem(refund, ledgerSums(entries), reservation);
  if (problem !== null) throw refused(problem.code, problem.message);
  if (amount <= entry.refundable) return;
  const left = formatKurus(entry.refundable);
  throw refused('REFUND_EXCEEDS_PAID', `Bu ödemeden en çok ${left} iade edilebilir.`);
}

function plan(deps: Deps, { entry, reservation }: Found, input: RefundInput, actor: Actor) {
  const { amount, reason } = input;
  const payment = { ...entry, providerRef: entry.provider_ref };
  return planProviderRefund(deps, payment, { reservation, amount, reason }, actor);
}
