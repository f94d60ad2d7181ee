import { refused } from '#domain/errors.ts';
import { formatKurus } from '#domain/values/money.ts';
import { noteOfWay, type RefundWay } from '#domain/payments/refunds/give-back-schema.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { reservationMails } from '#worker/features/outbox/queue-mail.ts';

/**
 * Records a refund by transfer or in cash, with its mail and audit row. A transfer is only written
 * down: its mail is held until it is at the bank (drizzle/rules/transfers-await-the-bank.sql).
 */
export function handRefundSteps(
  { clock }: Deps,
  reservation: { id: string; code: string },
  way: Extract<RefundWay, { of: string }>,
  notify: boolean,
  actor: Actor,
): Step[] {
  const write = beginWrite({ clock }, actor);
  const { at } = write;
  const id = write.newId();
  const isDeposit = way.of === 'deposit';
  const booked = {
    kind: isDeposit ? ('deposit_refund' as const) : ('refund' as const),
    method: way.by,
    amount: way.amount,
    note: noteOfWay(way),
    paidAt: at,
  };
  const entry = {
    ...booked,
    id,
    reservationId: reservation.id,
    status: 'succeeded' as const,
    awaitsBank: way.by !== 'cash',
    createdBy: actor.userId,
  };
  const mail = isDeposit ? 'depozito_iade' : 'iade_bilgi';
  return [
    write.insert(transactions, entry, () =>
      refused(isDeposit ? 'DEPOSIT_EXCEEDS_HELD' : 'REFUND_EXCEEDS_PAID'),
    ),
    ...reservationMails(write.now, reservation.id, id, notify ? [mail] : [], {
      tutar: formatKurus(way.amount),
    }),
    write.audit('transaction.create', id, {
      // The recipient account is stored in the ledger only.
      after: { reservation: reservation.code, ...booked, note: way.note ?? '' },
    }),
  ];
}
