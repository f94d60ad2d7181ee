import { eq, sql } from 'drizzle-orm';
import { guestContacts } from '#drizzle/schema/guest-records.ts';
import type { Database } from '#worker/platform/database/database.ts';

/**
 * Whose data is meant: addresses, and a record where a clerk has made sure who asks. Without one,
 * what has the address is theirs and no more: anybody can write a stranger's phone beside an address
 * of their own into a form.
 */
export type Person = { emails: readonly string[]; guestId: string | null };

type Asked = { email: string; guestId: string | null };

/** The person of a request, with every address of the record that it covers. One trip at most. */
export async function findPerson(db: Database, { email, guestId }: Asked): Promise<Person> {
  const own = email === '' ? [] : [email];
  if (guestId === null) return { emails: own, guestId };
  const contacts = await db.read
    .select({ value: guestContacts.value })
    .from(guestContacts)
    .where(eq(guestContacts.guestId, guestId));
  const addresses = contacts.flatMap(({ value }) => (value.includes('@') ? [value] : []));
  return { emails: [...new Set([...own, ...addresses])], guestId };
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
