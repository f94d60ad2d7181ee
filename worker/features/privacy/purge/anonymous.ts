import { type SQL, sql } from 'drizzle-orm';

/** What stands where a name was. */
export const NOBODY = 'Silinmiş kişi';

/** The part of an UPDATE that takes a person out of a reservation; its code and money stay. */
export const withoutPerson = (at: string): SQL => sql`
  first_name = 'Silinmiş', last_name = 'kişi', phone = '', email = '', note = '', agency_note = '',
  search_text = lower(code), consent_ip = null, marketing = 0, version = version + 1, updated_at = ${at}`;

/** A reservation that has no person any more: whoever is one can be reached in one way at least. */
export const isAnonymous = sql`(email = '' and phone = '')`;

/** True for a reservation that became a contract: sure at some time, or with money in the ledger. */
export const isContract = sql`(
  confirmed_at is not null
  or status in ('confirmed', 'staying', 'completed', 'no_show')
  or exists (select 1 from transactions t where t.reservation_id = reservations.id)
)`;

export const isRunning = sql`status in ('requested', 'option', 'confirmed', 'staying')`;

export const withoutSender = (at: string): SQL => sql`
  name = ${NOBODY}, email = '', phone = null, subject = '', message = '', quoted = '', search_text = '',
  sort_key = '', updated_at = ${at}`;

export const withoutCustomer = (at: string): SQL => sql`
  customer_name = ${NOBODY}, email = null, phone = null, message = '', search_text = '',
  updated_at = ${at}`;

/** What an owner was paid stays, for the books add up; to whom and where it went does not. */
export const withoutPayee = (at: string): SQL => sql`
  holder = ${NOBODY}, iban = '', updated_at = ${at}`;

/** A mail that has left, or never will: what it was and when stays, to whom and what it said goes. */
export const withoutMail = (at: string): SQL => sql`
  recipient = '', variables = '{}', dedupe_key = 'erased:' || id, updated_at = ${at}`;
