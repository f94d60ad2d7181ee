import { type SQL, sql } from 'drizzle-orm';

/** What stands where a name was. */
export const NOBODY = 'Silinmiş kişi';

/**
 * The SET clause that removes a person, and what clerks wrote about them, from a reservation; code
 * and money stay.
 */
export const withoutPerson = (at: string): SQL => sql`
  first_name = 'Silinmiş', last_name = 'kişi', phone = '', email = '', note = '', agency_note = '',
  discount_reason = null, kept_reason = null, close_reason = null,
  search_text = lower(code), consent_ip = null, marketing = 0, version = version + 1, updated_at = ${at}`;

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

export const withoutSender = (at: string): SQL => sql`
  name = ${NOBODY}, email = '', phone = null, whatsapp_user = null, subject = '', message = '', quoted = '', network = '',
  search_text = '', sort_key = '', updated_at = ${at}`;

export const withoutCustomer = (at: string): SQL => sql`
  customer_name = ${NOBODY}, email = null, phone = null, message = '', search_text = '',
  updated_at = ${at}`;

/**
 * The amounts paid to an owner stay, so that the books add up; recipient, account and what was
 * written about the amount are removed.
 */
export const withoutPayee = (at: string): SQL => sql`
  holder = ${NOBODY}, iban = '', reason = null, updated_at = ${at}`;

/**
 * For a mail that was sent or never will be: its kind and time stay, recipient and content are
 * removed.
 */
export const withoutMail = (at: string): SQL => sql`
  recipient = '', variables = '{}', dedupe_key = 'erased:' || id, updated_at = ${at}`;

/** The ids of anonymised reservations. */
export const ANONYMOUS = sql`(select id from reservations where ${isAnonymous})`;

/**
 * Removes names, addresses and reasons from the audit log's entries about anonymised reservations
 * and their payments; who did what and when stays.
 */
export function withoutDetails(at: string, some: SQL): SQL {
  return sql`update audit_log set before = null, after = null, updated_at = ${at} where id in (
    select id from audit_log
    where (before is not null or after is not null) and (
      (entity = 'reservation'
        and entity_id in ${ANONYMOUS})
      or (entity = 'transaction' and entity_id in (
        select id from transactions
        where reservation_id in ${ANONYMOUS}))
    ) ${some})`;
}
