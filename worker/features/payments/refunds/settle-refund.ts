import { and, eq, lte } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { TransactionDetail } from '#domain/payments/admin-schema.ts';
import type { SettlePendingInput } from '#domain/payments/operations-schema.ts';
import { paymentAlarms, transactions } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { inMinutes } from '#worker/platform/clock.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { reservationMails } from '#worker/features/outbox/queue-mail.ts';
import { raiseAlarms } from '../alarms/alarm-steps.ts';
import { toTransactionDetail } from '../present.ts';
import type { RefundOutcome } from '../providers/port.ts';
import { findTransaction } from '../queries.ts';

/** After this many minutes a pending refund needs a person. */
const UNCLEAR_MINUTES = 10;

const causeOf = (refundId: string) => `refund:${refundId}`;

type Settling = { notify: boolean; actor: Actor };

/** Stores the provider's answer; without one the refund stays pending, with an alarm. */
export async function settleRefund(
  deps: Deps,
  refundId: string,
  outcome: RefundOutcome,
  settling: Settling,
): Promise<void> {
  const found = await findTransaction(deps.db, refundId);
  if (found === null) return;
  const { entry, reservation } = found;
  if (outcome.status === 'unclear') {
    await deps.db.write(unclearSteps(deps, [{ ...entry, reservationId: reservation.id }]));
    return;
  }
  const isDone = outcome.status === 'done';
  await deps.db.write(
    settleSteps(deps, found, settling, {
      status: isDone ? 'succeeded' : 'failed',
      providerRef: isDone ? outcome.providerRef : null,
      failure: isDone ? null : outcome.why.slice(0, 300),
    }),
  );
}

/**
 * A clerk records the outcome of a pending refund as shown in the provider's panel; its alarm is
 * resolved with it. @throws `NOT_PENDING` (409), `NOT_FOUND`
 */
export async function settlePendingByClerk(
  deps: Deps,
  id: string,
  { status, note }: SettlePendingInput,
  actor: Actor,
): Promise<TransactionDetail> {
  const found = await findTransaction(deps.db, id);
  if (found === null) throw notFound('Böyle bir ödeme kaydı yok.');
  if (found.entry.status !== 'pending') throw conflict('NOT_PENDING');
  const failure = status === 'failed' ? note : null;
  const write = beginWrite(deps, actor);
  await write.run([
    settleSteps(deps, found, { notify: true, actor }, { status, failure, providerRef: null }),
    write.update(
      paymentAlarms,
      { cause: causeOf(id), resolvedAt: null },
      { resolvedAt: write.at, resolvedBy: actor.userId, resolution: note },
    ),
  ]);
  const settled = await findTransaction(deps.db, id);
  if (settled === null) throw notFound('Böyle bir ödeme kaydı yok.');
  return toTransactionDetail(settled);
}

/** Every minute: raises the alarm of refunds that were never answered. */
export async function raiseUnclearRefunds(deps: Deps): Promise<void> {
  const forgotten = await deps.db.read
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.status, 'pending'),
        eq(transactions.kind, 'refund'),
        lte(transactions.createdAt, inMinutes(deps.clock, -UNCLEAR_MINUTES)),
      ),
    )
    .limit(20);
  if (forgotten.length > 0) await deps.db.write(unclearSteps(deps, forgotten));
}

type Pending = { id: string; amount: number; provider: string | null; reservationId: string };

const unclearSteps = (deps: Deps, refunds: readonly Pending[]): Step[] =>
  raiseAlarms(
    deps.clock.now(),
    refunds.map(({ id, amount, provider, reservationId }) => ({
      kind: 'refund_unclear',
      cause: causeOf(id),
      amount,
      reservationId,
      transactionId: id,
      provider,
    })),
  );

function settleSteps(
  deps: Deps,
  { entry, reservation }: NonNullable<Awaited<ReturnType<typeof findTransaction>>>,
  { notify, actor }: Settling,
  after: { status: 'succeeded' | 'failed'; providerRef: string | null; failure: string | null },
): Step[] {
  const write = beginWrite(deps, actor);
  const { at } = write;
  const isDone = after.status === 'succeeded';
  const mails = isDone && notify ? ['iade_bilgi'] : [];
  return [
    ...write.updateOne(
      transactions,
      { id: entry.id, status: 'pending' },
      { ...after, paidAt: isDone ? at : null },
      () => conflict('NOT_PENDING'),
    ),
    ...reservationMails(write.now, reservation.id, entry.id, mails, {
      tutar: formatKurus(entry.amount),
    }),
    write.audit('transaction.settle', entry.id, { before: { status: 'pending' }, after }),
  ];
}
