import { conflict, notFound, refused } from '#domain/errors.ts';
import { leftOfKept } from '#domain/payments/deposits/corrections.ts';
import type { CorrectedKept, CorrectKeptInput } from '#domain/payments/deposits/schema.ts';
import { ledgerSums } from '#domain/payments/ledger.ts';
import { formatKurus } from '#domain/values/money.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { once, type WritePlan } from '#worker/platform/database/idempotency.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { reservationMails } from '#worker/features/outbox/queue-mail.ts';
import { unchangedLedger } from '../ledger/unchanged-ledger.ts';
import { toReservationMoney } from '../present.ts';
import { findTransaction } from '../queries.ts';

/**
 * Takes back what was kept of a deposit by mistake, or a part of it, by an opposite entry of today
 * that names the deduction; that one and its photo stay as they are. The guest is notified. @throws
 * `NOT_FOUND`, `NOT_A_DEDUCTION`, `RETURN_EXCEEDS_KEPT` (422), `STALE_VERSION` (409)
 */
export const correctKept = once('kept-return', planCorrection);

async function planCorrection(
  deps: Deps,
  { keptId, amount, reason }: { keptId: string } & CorrectKeptInput,
  actor: Actor,
): Promise<WritePlan<CorrectedKept>> {
  const found = await findTransaction(deps.db, keptId);
  if (found === null) throw notFound();
  const { entry: kept, entries, reservation } = found;
  if (kept.kind !== 'deposit_kept') throw refused('NOT_A_DEDUCTION');
  const left = leftOfKept(kept, entries);
  if (amount > left) {
    const most =
      left > 0 ? `en çok ${formatKurus(left)} geri alınabilir` : 'geri alınacak tutar kalmadı';
    throw refused('RETURN_EXCEEDS_KEPT', `Bu kesintiden ${most}.`);
  }
  const write = beginWrite(deps, actor);
  const { at } = write;
  const id = write.newId();
  const entry = { kind: 'kept_return', method: 'cash', amount, status: 'succeeded' } as const;
  return {
    status: 201,
    content: {
      id,
      amount,
      reason,
      left: left - amount,
      reservation: toReservationMoney(reservation, ledgerSums([...entries, entry])),
    },
    steps: [
      unchangedLedger(reservation.id, entries.length),
      write.insert(
        transactions,
        {
          ...entry,
          id,
          reservationId: reservation.id,
          note: reason,
          refundOf: kept.id,
          paidAt: at,
          createdBy: actor.userId,
        },
        () => conflict('STALE_VERSION'),
      ),
      ...reservationMails(write.now, reservation.id, id, ['kesinti_duzeltme'], {
        tutar: formatKurus(amount),
        kesinti: formatKurus(left - amount),
        hasar: kept.note,
      }),
      write.audit('transaction.create', id, {
        after: {
          reservation: reservation.code,
          kind: entry.kind,
          amount,
          note: reason,
          refundOf: kept.id,
        },
      }),
    ],
  };
}
