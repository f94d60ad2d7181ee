import { and, eq, sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import type { PastPayment } from '#domain/import/past-payment.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { guard, step } from '#worker/platform/database/write-batch.ts';
import { pastPaymentSteps } from './past-payment-steps.ts';

/**
 * Adds the payment of a past stay that was imported without one, in one batch; only while its
 * ledger is empty, so that a repeated file books nothing twice. @throws `STALE_VERSION` (409).
 */
export async function addPastPayment(
  { db, clock }: Deps,
  reservation: { id: string; code: string },
  payment: PastPayment,
  actor: Actor,
): Promise<void> {
  const now = clock.now();
  await db.write([
    guard(
      'ledger.empty',
      sql`not exists (select 1 from transactions where reservation_id = ${reservation.id})`,
      () => conflict('STALE_VERSION', 'Bu rezervasyona az önce bir ödeme eklendi.'),
    ),
    step(
      build
        .update(reservations)
        .set({
          prepayment: payment.amount,
          kept: sql`iif(${reservations.status} = 'completed', null, ${payment.amount})`,
          updatedAt: now.toISOString(),
          version: sql`${reservations.version} + 1`,
        })
        .where(and(eq(reservations.id, reservation.id), eq(reservations.prepayment, 0))),
    ),
    ...pastPaymentSteps(now, reservation, payment, actor),
  ]);
}
