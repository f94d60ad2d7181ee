import { inArray } from 'drizzle-orm';
import { notFound, refused } from '#domain/errors.ts';
import type { ReversedEntry, ReverseEntryInput } from '#domain/payments/admin-schema.ts';
import { ledgerSums, type TransactionKind } from '#domain/payments/ledger.ts';
import { isSold } from '#domain/payments/owner-due.ts';
import { findReversalProblem } from '#domain/payments/reversal.ts';
import { mailsOfEntry } from '#domain/payments/rules.ts';
import type { Status } from '#domain/reservation-status.ts';
import { formatKurus } from '#domain/values/money.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant, today } from '#worker/platform/clock.ts';
import {
  runIdempotent,
  type Settled,
  type WritePlan,
} from '#worker/platform/database/idempotency.ts';
import { type Step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { reservationMails } from '#worker/features/outbox/queue-mail.ts';
import { holdBackMails } from '#worker/features/outbox/hold-back-mails.ts';
import { toReservationMoney } from '../present.ts';
import { findTransaction } from '../queries.ts';
import { openReport } from './reported-transfer.ts';
import { unchangedLedger } from './unchanged-ledger.ts';

/**
 * “Yanlış yazıldı”: takes an entry of today back by an opposite one that names it and says why. A
 * mail about it that still waits is held back; one that left is corrected by another. The state of
 * the stay does not change: a clerk decides about it. `assertMayOf` refuses kinds that the caller may
 * not write. @throws `NOT_FOUND`, `ENTRY_NOT_REVERSIBLE`,
 * `REVERSED_WAS_GIVEN_BACK` (422), `STALE_VERSION` (409) when the ledger changed at that moment
 */
export const reverseEntry = (
  deps: Deps,
  id: string,
  input: ReverseEntryInput,
  key: string,
  actor: Actor,
  assertMayOf: (kind: TransactionKind) => void,
): Promise<Settled<ReversedEntry>> =>
  runIdempotent(deps, { scope: `reversal:${actor.userId}`, key, body: { id, ...input } }, () =>
    planReversal(deps, id, input, actor, assertMayOf),
  );

async function planReversal(
  deps: Deps,
  wrongId: string,
  { reason }: ReverseEntryInput,
  actor: Actor,
  assertMayOf: (kind: TransactionKind) => void,
): Promise<WritePlan<ReversedEntry>> {
  const found = await findTransaction(deps.db, wrongId);
  if (found === null) throw notFound('Böyle bir ödeme kaydı yok.');
  const { entry: wrong, entries, reservation } = found;
  assertMayOf(wrong.kind);
  const problem = findReversalProblem(wrong, today(deps.clock));
  if (problem !== null) throw refused(problem.code, problem.message);
  const write = beginWrite(deps, actor);
  const id = write.newId();
  const { kind, method } = wrong;
  const entry = { kind, method, amount: -wrong.amount, status: 'succeeded' } as const;
  const after = ledgerSums([...entries, entry]);
  const mail = await findMail(deps, reservation.id, wrongId, mailsOfEntry(kind));
  const tells = mail.state === 'corrected';
  return {
    status: 201,
    content: {
      id,
      reservation: toReservationMoney(reservation, after),
      mail: mail.state,
      warning: warn(reservation, after),
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
          reverses: wrongId,
          // On the day of the wrong one, so that no day has either.
          paidAt: wrong.paid_at,
          createdBy: actor.userId,
        },
        () => refused('REVERSED_WAS_GIVEN_BACK'),
      ),
      openReport(write, reservation.id, wrong),
      ...mail.steps(write.at),
      ...reservationMails(write.now, reservation.id, id, tells ? ['odeme_duzeltme'] : [], {
        tutar: formatKurus(wrong.amount),
      }),
      write.audit('transaction.reverse', id, {
        after: {
          reservation: reservation.code,
          kind,
          method,
          amount: entry.amount,
          note: reason,
          reverses: wrongId,
        },
      }),
    ],
  };
}

type TheMail = { state: ReversedEntry['mail']; steps: (at: string) => Step[] };

const NO_MAIL: TheMail = { state: 'none', steps: () => [] };

/** The mail that told the guest of an entry: held back while it waits, else corrected. */
async function findMail(
  deps: Deps,
  reservationId: string,
  entryId: string,
  templates: readonly string[],
): Promise<TheMail> {
  if (templates.length === 0) return NO_MAIL;
  const keys = templates.map((template) => `${reservationId}:${entryId}:${template}`);
  const { template, status, leasedUntil } = outbox;
  const [row] = await deps.db.read
    .select({ template, status, leasedUntil })
    .from(outbox)
    .where(inArray(outbox.dedupeKey, keys));
  if (row === undefined || row.status === 'skipped') return NO_MAIL;
  const waits = row.status === 'waiting' || row.status === 'by_hand';
  if (!waits || (row.leasedUntil !== null && row.leasedUntil > instant(deps.clock))) {
    return { state: 'corrected', steps: () => [] };
  }
  return {
    state: 'held_back',
    steps: (at) => holdBackMails(reservationId, entryId, [row.template], at),
  };
}

/** A stay that the wrong money confirmed stays so until somebody decides. */
function warn(
  { status, prepayment }: { status: Status; prepayment: number },
  { received, refunded }: { received: number; refunded: number },
): string | null {
  const paid = received - refunded;
  if (!isSold(status) || paid >= prepayment) return null;
  return `Rezervasyon onaylı kalıyor; ön ödemesinde ${formatKurus(prepayment - paid)} eksik.`;
}
