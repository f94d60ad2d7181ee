import { sql } from 'drizzle-orm';
import { conflict, notFound, refused } from '#domain/errors.ts';
import { formatKurus } from '#domain/money.ts';
import type { TransactionDetail } from '#domain/payments/admin-schema.ts';
import type { RefundInput } from '#domain/payments/operations-schema.ts';
import { ledgerSums } from '#domain/payments/ledger.ts';
import { PROVIDER_NAMES } from '#domain/payments/providers.ts';
import { findEntryProblem } from '#domain/payments/rules.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { runOnce, type Settled, type WritePlan } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { build } from '../../platform/statements.ts';
import { guard, step } from '../../platform/write-batch.ts';
import { toTransactionDetail } from './present.ts';
import { findProvider } from './providers/find-provider.ts';
import { findTransaction } from './queries.ts';
import { settleRefund } from './settle-refund.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findTransaction>>>;
type Started = { refundId: string };

/**
 * Gives a card payment back through the provider that took it. The refund stands in the ledger as
 * pending before the provider is asked, so that no crash can send it twice; its answer settles it,
 * and where there is none an alarm asks a person to look.
 * @returns the refund's own entry.
 * @throws `NOT_REFUNDABLE`, `REFUND_EXCEEDS_PAID` (422), `STALE_VERSION` (409), `NOT_FOUND`
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
  const { provider: name, provider_ref: providerRef } = found.entry;
  const known = PROVIDER_NAMES.find((provider) => provider === name);
  const provider = known === undefined ? null : findProvider(deps, known);

  const request = { scope: `refund:${actor.userId}:${id}`, key, body: input };
  const settled = await runOnce<Started>(deps.db, request, async () => {
    assertRefundable(found, input.amount);
    if (provider === null) throw refused('PROVIDER_NOT_READY');
    return planRefund(deps, found, input, actor);
  });
  const { refundId } = settled.content;
  if (!settled.replayed && provider !== null && providerRef !== null) {
    const outcome = await provider.refund({
      id: refundId,
      providerRef,
      amount: input.amount,
      currency: found.entry.currency,
      ip: actor.ip === null || actor.ip === 'local' ? '127.0.0.1' : actor.ip,
    });
    await settleRefund(deps, refundId, outcome, { notify: input.notify, actor });
  }
  const refund = await findTransaction(deps.db, refundId);
  if (refund === null) throw notFound('Böyle bir ödeme kaydı yok.');
  return { ...settled, content: toTransactionDetail(refund) };
}

function assertRefundable({ entry, entries, reservation }: Found, amount: number): void {
  if (entry.refundable === 0) throw refused('NOT_REFUNDABLE');
  const problem = findEntryProblem('refund', amount, ledgerSums(entries), reservation);
  if (problem !== null) throw refused(problem.code, problem.message);
  if (amount <= entry.refundable) return;
  const left = formatKurus(entry.refundable);
  throw refused('REFUND_EXCEEDS_PAID', `Bu ödemeden en çok ${left} iade edilebilir.`);
}

function planRefund(
  deps: Deps,
  { entry, entries, reservation }: Found,
  { amount, reason }: RefundInput,
  actor: Actor,
): WritePlan<Started> {
  const now = deps.clock.now();
  const at = now.toISOString();
  const refundId = newId(now);
  const booked = {
    kind: 'refund' as const,
    method: entry.method,
    provider: entry.provider,
    amount,
    note: reason,
    refundOf: entry.id,
  };
  return {
    status: 201,
    content: { refundId },
    steps: [
      guard(
        'ledger.unchanged',
        sql`(select count(*) from transactions where reservation_id = ${reservation.id}) = ${entries.length}`,
        () => conflict('STALE_VERSION'),
      ),
      step(
        build.insert(transactions).values({
          ...booked,
          id: refundId,
          createdAt: at,
          updatedAt: at,
          reservationId: reservation.id,
          status: 'pending',
          createdBy: actor.userId,
        }),
      ),
      audit(deps.db, actor, now, {
        action: 'transaction.refund',
        entity: 'transaction',
        entityId: refundId,
        after: { reservation: reservation.code, ...booked },
      }),
    ],
  };
}
