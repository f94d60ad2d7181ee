import { sql } from 'drizzle-orm';
import type { RecordTransactionInput } from '#domain/payments/admin-schema.ts';
import { BY_BANK, FOR_STAY, type LedgerEntry } from '#domain/payments/ledger.ts';
import type { ReservationId } from '#domain/values/ids.ts';
import { stayRequests } from '#drizzle/schema/stay-page.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import type { Write } from '#worker/platform/write.ts';

/** What a guest can have reported: money for the stay, as they are asked for no other by transfer. */
const isReportable = ({ kind, method }: Pick<LedgerEntry, 'kind' | 'method'>): boolean =>
  FOR_STAY.includes(kind) && BY_BANK.some((one) => one === method);

/** The same of the entries `t` of the stay of the request `q`. */
const transferred = sql`t.reservation_id = q.reservation_id and t.kind in ${FOR_STAY}
  and t.method in ${BY_BANK} and t.status = 'succeeded' and t.reverses is null`;

/**
 * The transfer that the guest has reported is here: the page of the stay no longer says that it is on
 * its way, another can be reported, and no clerk has to answer it.
 */
export const answerReport = (
  write: Write,
  reservationId: ReservationId,
  entry: RecordTransactionInput,
): Step | false =>
  isReportable(entry) &&
  write.update(
    stayRequests,
    { reservationId, kind: 'transfer', state: 'open' },
    { state: 'accepted', answeredBy: write.actor.userId, answeredAt: write.at },
  );

/**
 * After the opposite entry: the report that an entry had answered, in the same write, waits again,
 * unless a transfer since then stands or the guest has reported another. A clerk's own answer stays.
 */
export const openReport = (
  write: Write,
  reservationId: ReservationId,
  wrong: Pick<LedgerEntry, 'kind' | 'method'>,
): Step | false =>
  isReportable(wrong) &&
  write.update(
    stayRequests,
    sql`${stayRequests.id} = (
      select q.id from stay_requests q
      where q.reservation_id = ${reservationId} and q.kind = 'transfer' and q.state = 'accepted'
        and exists (select 1 from transactions t where ${transferred} and t.created_at = q.answered_at)
        and not exists (
          select 1 from transactions t where ${transferred} and t.created_at >= q.answered_at
            and not exists (select 1 from transactions back where back.reverses = t.id)
        )
        and not exists (
          select 1 from stay_requests other
          where other.reservation_id = q.reservation_id and other.kind = 'transfer' and other.state = 'open'
        )
      order by q.created_at desc limit 1
    )`,
    { state: 'open', answeredBy: null, answeredAt: null },
  );
