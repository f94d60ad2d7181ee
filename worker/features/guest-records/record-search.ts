import { type SQL, sql } from 'drizzle-orm';
import { phoneDigits } from '#domain/values/phone.ts';
import { guestRecords } from '#drizzle/schema/guest-records.ts';
import { containsAll, nameQuery, phrase } from '#worker/platform/database/guest-search.ts';
import { addressPart } from '#worker/platform/database/list-order.ts';

/**
 * Guests whose name, in any order of its words, address or phone contains the typed text, by
 * trigram indexes. One or two letters are no trigram: they are searched in what longer words found,
 * or in all names through a narrow index, so that typing another letter never finds more. Undefined
 * when there is nothing to search for.
 */
export function isAbout(typed: string): SQL | undefined {
  const words = typed.replace(/\p{C}/gu, '');
  const name = nameQuery(words);
  const contact = phrase('value', phoneDigits(words) || addressPart(words));
  const found = [
    namesWith(name),
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

function namesWith({ match, rest }: ReturnType<typeof nameQuery>): SQL | null {
  const contains = containsAll(sql`named.search_text`, rest);
  if (match === null) {
    return rest.length === 0
      ? null
      : sql`select named.row_id from guest_records as named indexed by guest_records_name where ${contains}`;
  }
  return rest.length === 0
    ? sql`select rowid from guest_names where guest_names match ${match}`
    : sql`select named.row_id from guest_names
      join guest_records as named on named.row_id = guest_names.rowid
      where guest_names match ${match} and ${contains}`;
}
