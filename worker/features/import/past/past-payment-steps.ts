import type { PastPayment } from '#domain/import/past-payment.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { startOfDay } from '#worker/platform/clock.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import type { Write } from '#worker/platform/write.ts';

const NOTE = 'Eski kayıtlardan aktarıldı';

/** Books a payment from before the agency used this software, on its real day; sends no mail. */
export function pastPaymentSteps(
  write: Write,
  reservation: { id: string; code: string },
  { amount, on, method }: PastPayment,
): { id: string; steps: Step[] } {
  const id = write.newId();
  const booked = {
    kind: 'prepayment' as const,
    method,
    amount,
    note: NOTE,
    paidAt: startOfDay(on),
  };
  const steps = [
    write.insert(transactions, {
      ...booked,
      id,
      reservationId: reservation.id,
      status: 'succeeded',
      createdBy: write.actor.userId,
    }),
    write.audit('transaction.create', id, { after: { reservation: reservation.code, ...booked } }),
  ];
  return { id, steps };
}
