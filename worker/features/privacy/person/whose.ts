import { eq, type SQL, sql } from 'drizzle-orm';
import { guestContacts } from '#drizzle/schema/guest-records.ts';
import type { Database } from '#worker/platform/database/database.ts';

/**
 * Whose data is meant: addresses (a subselect of `value`), and a record where a clerk has made sure
 * who asks. Without one (SQL's null), what has an address is theirs and no more: anybody can write a
 * stranger's phone beside an address of their own into a form.
 */
export type Person = { emails: SQL; guestId: SQL };

type Asked = { email: string; guestId: string | null };

/** The person of a request, found where it is read: nothing may change meanwhile. */
export function personOfRequest(id: string): Person {
  const guestId = sql`(select guest_id from data_requests where id = ${id})`;
  const emails = sql`(
    select email as value from data_requests where id = ${id} and email <> ''
    union select value from guest_contacts where guest_id = ${guestId} and instr(value, '@') > 0)`;
  return { emails, guestId };
}

/** The same with its addresses read now: an erasure forgets contacts before it is through. One trip. */
export async function findPerson(db: Database, { email, guestId }: Asked): Promise<Person> {
  const own = email === '' ? [] : [email];
  const contacts =
    guestId === null
      ? []
      : await db.read
          .select({ value: guestContacts.value })
          .from(guestContacts)
          .where(eq(guestContacts.guestId, guestId));
  const addresses = contacts.flatMap(({ value }) => (value.includes('@') ? [value] : []));
  const all = JSON.stringify([...new Set([...own, ...addresses])]);
  return { emails: sql`(select value from json_each(${all}))`, guestId: sql`${guestId}` };
}

/** The record of whoever has this phone or this address; null for nobody. One trip. */
export async function findRecordOf(
  db: Database,
  { phone, email }: { phone: string; email: string },
): Promise<string | null> {
  const [row] = await db.read
    .select({ id: guestContacts.guestId })
    .from(guestContacts)
    .where(sql`${guestContacts.value} in (${phone}, ${email})`)
    .orderBy(sql`${guestContacts.value} = ${email}`)
    .limit(1);
  return row?.id ?? null;
}
