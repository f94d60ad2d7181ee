import { and, eq, isNotNull } from 'drizzle-orm';
import { conflict, notFound, refused } from '#domain/errors.ts';
import type { KeptDeposit } from '#domain/payments/deposits/schema.ts';
import { ledgerSums } from '#domain/payments/ledger.ts';
import { findEntryProblem } from '#domain/payments/rules.ts';
import { STATUS_LABELS, type Status } from '#domain/reservation-status.ts';
import { formatKurus } from '#domain/values/money.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import type { Actor } from '#worker/platform/audit.ts';
import {
  runIdempotent,
  type Settled,
  type WritePlan,
} from '#worker/platform/database/idempotency.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { StoredFile } from '#worker/platform/files/files.ts';
import { storePrivateFile } from '#worker/platform/files/private-file.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { reservationMails } from '#worker/features/outbox/queue-mail.ts';
import { unchangedLedger } from '../ledger/unchanged-ledger.ts';
import { toReservationMoney } from '../present.ts';
import { findPayable } from '../queries.ts';

const PHOTO = { name: 'hasar', called: 'Fotoğraf', only: 'photo' } as const;

/** States of a stay that took place: damage is only possible then. */
const TOOK_PLACE: readonly Status[] = ['staying', 'completed'];

type Kept = { amount: number; reason: string; photo: File };

/**
 * Retains a part of the damage deposit, with a photo and a description; the guest is notified. The
 * rest is returned as usual. @throws `NOT_FOUND`, `NOT_IN_THIS_STATE`, `DEPOSIT_EXCEEDS_HELD`
 * (422), `STALE_VERSION` (409), `TOO_LARGE` (413), `UNSUPPORTED_MEDIA_TYPE` (415)
 */
export function keepDeposit(
  deps: Deps,
  reservationId: string,
  kept: Kept,
  key: string,
  actor: Actor,
): Promise<Settled<KeptDeposit>> {
  const { amount, reason, photo } = kept;
  const body = { reservationId, amount, reason, size: photo.size };
  return runIdempotent(deps, { scope: `deposit:${actor.userId}`, key, body }, () =>
    planKept(deps, reservationId, kept, actor),
  );
}

async function planKept(
  deps: Deps,
  reservationId: string,
  { amount, reason, photo }: Kept,
  actor: Actor,
): Promise<WritePlan<KeptDeposit>> {
  const found = await findPayable(deps.db, reservationId, null);
  if (found === null) throw notFound('Bu kodla bir rezervasyon yok.');
  const { reservation, sums, entries } = found;
  if (!TOOK_PLACE.includes(reservation.status)) {
    throw refused(
      'NOT_IN_THIS_STATE',
      `“${STATUS_LABELS[reservation.status]}” durumundaki rezervasyonun depozitosu kesilemez; yalnız iade edilir.`,
    );
  }
  const entry = { kind: 'deposit_kept', method: 'cash', amount, status: 'succeeded' } as const;
  const problem = findEntryProblem(entry, sums, reservation);
  if (problem !== null) throw refused(problem.code, problem.message);
  const proof = await storePrivateFile(deps, photo, PHOTO);
  const write = beginWrite(deps, actor);
  const { at } = write;
  const id = write.newId();
  return {
    status: 201,
    content: {
      id,
      amount,
      reason,
      reservation: toReservationMoney(reservation, ledgerSums([entry], sums)),
    },
    steps: [
      unchangedLedger(reservation.id, entries),
      write.insert(
        transactions,
        {
          ...entry,
          id,
          reservationId: reservation.id, // No money moves now; it came as cash or a transfer.
          method: 'cash',
          note: reason,
          proof,
          paidAt: at,
          createdBy: actor.userId,
        },
        () => conflict('STALE_VERSION'),
      ),
      ...reservationMails(write.now, reservation.id, id, ['depozito_kesinti'], {
        tutar: formatKurus(amount),
        hasar: reason,
      }),
      write.audit('transaction.create', id, {
        after: { reservation: reservation.code, kind: entry.kind, amount, note: reason },
      }),
    ],
  };
}

/** The photo of the damage behind an entry. @throws `NOT_FOUND` */
export async function findProof(
  { db, files }: Deps,
  transactionId: string,
): Promise<StoredFile & { name: string }> {
  const [row] = await db.read
    .select({ proof: transactions.proof })
    .from(transactions)
    .where(and(eq(transactions.id, transactionId), isNotNull(transactions.proof)));
  const file = row?.proof ? await files.find(row.proof) : null;
  if (file === null) throw notFound('Bu kayıtla fotoğraf gelmemiş.');
  return { ...file, name: row?.proof?.split('/').at(-1) ?? 'hasar' };
}
