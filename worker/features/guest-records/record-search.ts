import { type SQL, sql } from 'drizzle-orm';
import { fold } from '#domain/values/fold.ts';
import { guestRecords } from '#drizzle/schema/guest-records.ts';
import { phrase } from '#worker/platform/database/guest-search.ts';

/**
 * The people of whom a name, an address or a phone contains what was typed, by indexes of trigrams.
 * One or two letters are no trigram: they are looked for in every name, which the narrow index of
 * names holds, so that another letter never finds more. Undefined when nothing was typed that could
 * be looked for.
 */
export function isAbout(typed: string): SQL | undefined {
  // What is no sign, a NUL above all, would end the question early.
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
  return sql`${guestRecords.rowId} in (${sql.join(found, sql` union `)})`;
}

const namesWith = (folded: string): SQL | null =>
  folded === ''
    ? null
    : sql`select named.row_id from guest_records as named indexed by guest_records_name where instr(named.search_text, ${folded}) > 0`;

/** The digits of a phone as people write it, without what stands for the country; else empty. */
const digitsOf = (typed: string): string =>
  /^[\d\s()+./-]+$/.test(typed)
    ? typed.replace(/\D/g, '').replace(/^(00)?90(?=\d{4})|^0+/, '')
    : '';
