import { eq, type SQL, sql } from 'drizzle-orm';
import { guestContacts } from '#drizzle/schema/guest-records.ts';
import type { Database } from '#worker/platform/database/database.ts';

/**
 * Whose data is meant: addresses (a subselect of `value`), and a guest record if a clerk has
 * verified the person's identity. Without one (SQL null), only rows with the address itself belong
 * to them, because anybody can enter a stranger's phone number with their own address in a form.
 */
export type Person = { emails: SQL; guestId: SQL };

type Asked = { email: string; guestId: string | null };

/** The person of a request, determined within the query, so that nothing can change in between. */
export function personOfRequest(id: string): Person {
  const guestId = sql`(select guest_id from data_requests where id = ${id})`;
  const emails = sql`(
    select email as value from data_requests where id = ${id} and email <> ''
    union select value from guest_contacts where guest_id = ${guestId} and instr(value, '@') > 0)`;
  return { emails, guestId };
}

/**
 * The same with its addresses read now, because an erasure deletes contacts before it is finished.
 * One trip.
 */
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

/** The guest record with this phone or address; null for none. One trip. */
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
