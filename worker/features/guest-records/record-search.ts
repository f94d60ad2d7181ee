import { type SQL, sql } from 'drizzle-orm';
import { fold } from '#domain/values/fold.ts';
import { guestRecords } from '#drizzle/schema/guest-records.ts';
import { phrase } from '#worker/platform/database/guest-search.ts';

/**
 * Guests whose name, address or phone contains the typed text, by trigram indexes. One or two
 * letters are no trigram: they are searched in all names through a narrow index, so that typing
 * another letter never finds more. Undefined when there is nothing to search for.
 */
export function isAbout(typed: string): SQL | undefined {
  // Control characters, especially NUL, would truncate the query.
  const words = typed.replace(/\p{C}/gu, '');
  const folded = fold(words);
  const name = phrase('search_text', folded);
  const contact = phrase('value', digitsOf(words) || words.toLowerCase());
  const found = [
    name === null
      ? namesWith(folded)
      : sql`select rowid from guest_names where guest_names match ${name}`,
    contact &&
      sql`select owner.row_id
      from guest_contact_texts
      join guest_contacts on guest_contacts.row_id = guest_contact_texts.rowid
      join guest_records as owner on owner.id = guest_contacts.guest_id
      where guest_contact_texts match ${contact}`,
  ].filter((part) => part !== null);
  if (found.length === 0) return undefined;
  return sql`${guestRecords.rowId} in (${sql.join(found, sql` union all `)})`;
}

const namesWith = (folded: string): SQL | null =>
  folded === ''
    ? null
    : sql`select named.row_id from guest_records as named indexed by guest_records_name where instr(named.search_text, ${folded}) > 0`;

/** The digits of a typed phone number without the country prefix; else empty. */
const digitsOf = (typed: string): string =>
  /^[\d\s()+./-]+$/.test(typed)
    ? typed.replace(/\D/g, '').replace(/^(00)?90(?=\d{4})|^0+/, '')
    : '';
