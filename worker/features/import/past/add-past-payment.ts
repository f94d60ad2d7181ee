import { sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import type { PastPayment } from '#domain/import/past-payment.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import type { Track } from '../runs/track.ts';
import { pastPaymentSteps } from './past-payment-steps.ts';

/**
 * Adds the payment of a past stay that was imported without one, in one batch; only while its
 * ledger is empty, so that a repeated file books nothing twice. @throws `STALE_VERSION` (409).
 */
export async function addPastPayment(
  deps: Deps,
  reservation: { id: string; code: string; version: number },
  payment: PastPayment,
  actor: Actor,
  track: Track,
): Promise<void> {
  const write = beginWrite(deps, actor);
  const paid = pastPaymentSteps(write, reservation, payment);
  await write.run([
    guard(
      'ledger.empty',
      sql`not exists (select 1 from transactions where reservation_id = ${reservation.id})`,
      () => conflict('STALE_VERSION', 'Bu rezervasyona az önce bir ödeme eklendi.'),
    ),
    write.update(
      reservations,
      { id: reservation.id, prepayment: 0 },
      {
        prepayment: payment.amount,
        kept: sql`iif(${reservations.status} = 'completed', null, ${payment.amount})`,
        version: sql`${reservations.version} + 1`,
      },
    ),
    paid.steps,
    track('payment', paid.id, {
      version: reservation.version + 1,
      source: reservation.id,
      before: { prepayment: 0, kept: null },
    }),
  ]);
}
