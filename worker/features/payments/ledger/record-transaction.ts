import { undoUntil } from '#domain/reservations/undo.ts';
import { sql } from 'drizzle-orm';
import { conflict, DomainError, notFound, refused } from '#domain/errors.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { RecordedTransaction, RecordTransactionInput } from '#domain/payments/admin-schema.ts';
import { ledgerSums } from '#domain/payments/ledger.ts';
import { afterMoney } from '#domain/payments/refunds/after-money.ts';
import { holdEnd } from '#domain/reservation-hold.ts';
import { entryWarning, findEntryProblem, mailOfEntry } from '#domain/payments/rules.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { inMinutes } from '#worker/platform/clock.ts';
import {
  runIdempotent,
  type Settled,
  type WritePlan,
} from '#worker/platform/database/idempotency.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { reservationMails } from '#worker/features/outbox/queue-mail.ts';
import { followMoney } from '../follow-money.ts';
import { toReservationMoney } from '../present.ts';
import { findPayable, type Payable } from '../queries.ts';
import { notRecordedYet, settleLine } from './from-bank-line.ts';
import { answerReport } from './reported-transfer.ts';
import { unchangedLedger } from './unchanged-ledger.ts';

/** Allowance for inaccurate clocks: a payment dated this many minutes ahead counts as now. */
const CLOCK_SLACK_MINUTES = 5;

/**
 * A clerk records money that moved outside the provider, with the guest's mail, in one batch. The
 * ledger is append-only; a mistake is corrected by an opposite entry. A complete prepayment
 * confirms a stay that is held for it unless the clerk chooses otherwise; any other money of the
 * guest stops the hold from expiring. @throws `EXTRA_EXCEEDS_OWED`, `REFUND_EXCEEDS_PAID`,
 * `DEPOSIT_EXCEEDS_HELD`, `PAYOUT_EXCEEDS_AGREED`, `NOT_IN_THIS_STATE`, `REASON_REQUIRED` (422);
 * `STALE_VERSION` (409) when somebody recorded something for the same reservation at that moment;
 * `BANK_LINE_SETTLED`, `BANK_LINE_RECORDED` (409) for a line of a statement that is in the books;
 * `DATES_TAKEN` (409) when a confirmation was requested and the nights are taken; `NOT_FOUND`.
 */
export async function recordTransaction(
  deps: Deps,
  input: RecordTransactionInput,
  key: string,
  actor: Actor,
): Promise<Settled<RecordedTransaction>> {
  const request = { scope: `transaction:${actor.userId}`, key, body: input };
  const run = (areNightsTaken: boolean) =>
    runIdempotent(deps, request, () => planEntry(deps, input, actor, areNightsTaken));
  try {
    return await run(false);
  } catch (error) {
    if (!isRefusal(error, 'DATES_TAKEN')) throw error;
    if (input.confirm !== true) return run(true);
    throw conflict('DATES_TAKEN', NOT_CONFIRMED);
  }
}

const NOT_CONFIRMED =
  'Opsiyonun süresi dolmuş, geceler artık başkasında: rezervasyon onaylanamaz. Parayı yalnız kaydetmek için “Rezervasyonu onayla” işaretini kaldırın.';

const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof DomainError && error.code === code;

async function planEntry(
  deps: Deps,
  input: RecordTransactionInput,
  actor: Actor,
  areNightsTaken: boolean,
): Promise<WritePlan<RecordedTransaction>> {
  const { kind, method, amount, note } = input;
  const found = await findPayable(deps.db, input.reservation_id, null);
  if (found === null) throw notFound('Bu kodla bir rezervasyon yok.');
  const { reservation, sums } = found;
  assertSound(deps, input, found);

  const write = beginWrite(deps, actor);
  const { at } = write;
  const id = write.newId();
  const paidAt = input.paidAt === undefined ? at : new Date(input.paidAt).toISOString();
  const after = ledgerSums([{ kind, method, amount, status: 'succeeded' }], sums);
  const held = { ...reservation, deadline: holdEnd(reservation) };
  const { confirm } = input;
  const happens = afterMoney({ kind, stay: held, after, confirm, areNightsTaken, now: at });
  const follows = followMoney(deps, reservation, happens, actor, 'admin');
  const stay = { ...reservation, status: follows.status };
  const mail = input.notify ? mailOfEntry(kind, follows.status) : null;
  const mails = mail === null ? [] : [mail];
  const booked = { kind, method, amount, note, paidAt };
  return {
    status: 201,
    content: {
      id,
      reservation_id: reservation.code,
      reservation_uid: reservation.id,
      kind,
      method,
      amount,
      note,
      paid_at: paidAt,
      created_at: at,
      reservation: toReservationMoney(stay, after),
      mails: [...mails, ...follows.mails],
      warning: entryWarning(kind, after, stay),
    },
    steps: [
      unchangedLedger(reservation.id, found.entries, LEDGER_CHANGED),
      unchangedStay(found),
      kind === 'extra' && extraIsOwed(reservation.id, amount),
      notRecordedYet(input, reservation.id),
      ...follows.before,
      write.insert(transactions, {
        ...booked,
        id,
        reservationId: reservation.id,
        status: 'succeeded',
        createdBy: actor.userId,
      }),
      settleLine(write, input, id),
      answerReport(write, reservation.id, input),
      ...follows.after,
      ...reservationMails(
        write.now,
        reservation.id,
        id,
        mails,
        { tutar: formatKurus(amount) },
        input.undoable === true ? undoUntil(write.now) : undefined,
      ),
      write.audit('transaction.create', id, {
        after: { reservation: reservation.code, ...booked },
      }),
    ],
  };
}

function assertSound(deps: Deps, input: RecordTransactionInput, found: Payable): void {
  const problem = findEntryProblem(input, found.sums, found.reservation);
  if (problem !== null) throw refused(problem.code, problem.message);
  if (input.kind === 'refund' && input.note === '') {
    const message = 'İadenin nedenini yazın.';
    throw refused('REASON_REQUIRED', message, [{ path: 'note', message }]);
  }
  const latest = inMinutes(deps.clock, CLOCK_SLACK_MINUTES);
  if (input.paidAt !== undefined && new Date(input.paidAt).toISOString() > latest) {
    const message = 'Ödeme tarihi gelecekte olamaz.';
    throw refused('VALIDATION', message, [{ path: 'paidAt', message }]);
  }
}

const CHANGED = 'Bu rezervasyon az önce değişti. Yenileyip tekrar deneyin.';
const LEDGER_CHANGED = 'Bu rezervasyona az önce başka bir kayıt eklendi. Yenileyip tekrar deneyin.';

/** The stay is still as it was read: its hold may have ended meanwhile. */
const unchangedStay = ({ reservation: { id, version } }: Payable): Step =>
  guard(
    'reservation.unchanged',
    sql`(select version from reservations where id = ${id}) = ${version}`,
    () => conflict('STALE_VERSION', CHANGED),
  );

/** The paid extra is still on the stay, with the same open amount. */
const extraIsOwed = (reservationId: string, amount: number): Step =>
  guard(
    'extra.owed',
    sql`(select agency_extras - extras_paid from reservations where id = ${reservationId}) >= ${amount}`,
    () => conflict('STALE_VERSION', CHANGED),
  );
