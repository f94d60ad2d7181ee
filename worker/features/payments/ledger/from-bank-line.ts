import { sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import type { RecordTransactionInput } from '#domain/payments/admin-schema.ts';
import { BY_BANK, isFromGuest } from '#domain/payments/ledger.ts';
import { bankLineMatches } from '#drizzle/schema/bank-statements.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';
import type { Write } from '#worker/platform/write.ts';

/**
 * Before an entry is recorded from a line of a statement: the stay has no equal payment of those
 * days that no line stands for. It is this line, and a second entry would be paid twice.
 */
export function notRecordedYet(
  { bank_line: line, kind, amount }: RecordTransactionInput,
  reservationId: string,
): Step | false {
  if (line === undefined || !isFromGuest(kind)) return false;
  return guard(
    'bank_line.unrecorded',
    sql`not exists (
      select 1 from transactions t join bank_lines l on l.id = ${line}
      where t.reservation_id = ${reservationId} and t.amount = ${amount} and t.status = 'succeeded'
        and t.kind in ('prepayment', 'balance', 'deposit', 'extra')
        and t.method in ${BY_BANK} and t.reverses is null
        and abs(julianday(t.paid_at) - julianday(l.day)) <= 10
        and not exists (select 1 from transactions back where back.reverses = t.id)
        and not exists (select 1 from bank_line_matches m where m.transaction_id = t.id)
    )`,
    () => conflict('BANK_LINE_RECORDED'),
  );
}

/** After it: the line is settled by the entry. */
export const settleLine = (
  write: Write,
  { bank_line: lineId, amount }: RecordTransactionInput,
  transactionId: string,
): Step | false =>
  lineId !== undefined &&
  write.insert(
    bankLineMatches,
    {
      id: write.newId(),
      lineId,
      transactionId,
      amount,
      booked: true,
      createdBy: write.actor.userId,
    },
    () => conflict('BANK_LINE_SETTLED'),
  );
