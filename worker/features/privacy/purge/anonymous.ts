import { type SQL, sql } from 'drizzle-orm';
import { invoices } from '#drizzle/schema/invoices.ts';
import { numberInSql } from '#worker/features/invoices/number-in-sql.ts';
import { emptied } from '../held.ts';

/** A reservation that has been anonymised: all others have at least one contact. */
export const isAnonymous = sql`(email = '' and phone = '')`;

/**
 * True for a reservation that became a contract: confirmed at some time, or with money in the
 * ledger.
 */
export const isContract = sql`(
  confirmed_at is not null
  or status in ('confirmed', 'staying', 'completed', 'no_show')
  or exists (select 1 from transactions t where t.reservation_id = reservations.id)
)`;

export const isRunning = sql`status in ('requested', 'option', 'confirmed', 'staying')`;

/** The ids of anonymised reservations. */
export const ANONYMOUS = sql`(select id from reservations where ${isAnonymous})`;

/**
 * Removes names, addresses and reasons from the audit log's entries about anonymised reservations,
 * their payments and their invoices; who did what and when stays.
 */
export function withoutDetails(at: string, some: SQL): SQL {
  return sql`update audit_log set ${emptied('audit_log', at)} where id in (
    select id from audit_log
    where (before is not null or after is not null) and (
      (entity = 'reservation'
        and entity_id in ${ANONYMOUS})
      or (entity = 'transaction' and entity_id in (
        select id from transactions
        where reservation_id in ${ANONYMOUS}))
      or (entity = 'invoice_buyer' and substr(entity_id, 6) in ${ANONYMOUS})
      or (entity = 'invoice' and entity_id in (
        select ${numberInSql} from ${invoices} where ${invoices.buyer} = ''))
    ) ${some})`;
}
