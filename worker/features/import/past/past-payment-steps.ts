import type { PastPayment } from '#domain/import/past-payment.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { startOfDay } from '#worker/platform/clock.ts';
import { newId } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';

const NOTE = 'Eski kayıtlardan aktarıldı';

/** Books a payment from before the agency used this software, on its real day; sends no mail. */
export function pastPaymentSteps(
  now: Date,
  reservation: { id: string; code: string },
  { amount, on, method }: PastPayment,
  actor: Actor,
): Step[] {
  const id = newId(now);
  const at = now.toISOString();
  const booked = {
    kind: 'prepayment' as const,
    method,
    amount,
    note: NOTE,
    paidAt: startOfDay(on),
  };
  return [
    step(
      build.insert(transactions).values({
        ...booked,
        id,
        createdAt: at,
        updatedAt: at,
        reservationId: reservation.id,
        status: 'succeeded',
        createdBy: actor.userId,
      }),
    ),
    audit(actor, now, {
      action: 'transaction.create',
      entity: 'transaction',
      entityId: id,
      after: { reservation: reservation.code, ...booked },
    }),
  ];
}
