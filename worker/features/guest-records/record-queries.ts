import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import {
  guestContacts,
  guestMerges,
  guestRecords,
  guestTags,
} from '#drizzle/schema/guest-records.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

/** Most stays of one person that a record shows. */
const MAX_STAYS = 200;
const MAX_DOUBLES = 10;

const userName = (id: string) =>
  sql<
    string | null
  >`(select first_name || ' ' || last_name from user_details where user_id = ${sql.raw(id)})`;

/** Everything on a guest record, in one trip; a merged one is not found. */
export async function readGuestRecord(db: Database, id: string) {
  const found = await readTogether(db, {
    records: db.read
      .select({ row: guestRecords, refusedByName: userName('guest_records.refused_by') })
      .from(guestRecords)
      .where(and(eq(guestRecords.id, id), isNull(guestRecords.mergedInto))),
    contacts: db.read
      .select({ value: guestContacts.value })
      .from(guestContacts)
      .where(eq(guestContacts.guestId, id))
      .orderBy(asc(sql`rowid`)),
    tags: db.read
      .select({ tag: guestTags.tag })
      .from(guestTags)
      .where(eq(guestTags.guestId, id))
      .orderBy(asc(guestTags.tag)),
    stays: db.read
      .select({ row: reservations, villa: villas.name })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(eq(reservations.guestId, id))
      .orderBy(desc(reservations.checkIn), desc(reservations.id))
      .limit(MAX_STAYS),
    newsletter: db.read
      .select({
        given: sql<number>`confirmed_at is not null and left_at is null`,
        at: sql<string | null>`consent_at`,
      })
      .from(sql`subscribers`)
      .where(sql`email in (select value from guest_contacts where guest_id = ${id})`),
    doubles: db.read
      .select({
        id: guestRecords.id,
        name: guestRecords.name,
        contact: sql<
          string | null
        >`(select value from guest_contacts where guest_id = guest_records.id order by rowid limit 1)`,
        byContact: sql<number>`max(by_contact)`,
      })
      .from(possibleDoubles(id))
      .innerJoin(guestRecords, sql`guest_records.id = doubles.other`)
      .where(and(isNull(guestRecords.mergedInto), ne(guestRecords.id, id)))
      .groupBy(guestRecords.id)
      .orderBy(desc(sql`max(by_contact)`), desc(guestRecords.lastSeenAt))
      .limit(MAX_DOUBLES),
    merges: db.read
      .select({
        id: guestMerges.id,
        name: sql<string>`(select name from guest_records where id = guest_merges.gone_id)`,
        at: guestMerges.createdAt,
      })
      .from(guestMerges)
      .where(and(eq(guestMerges.keptId, id), isNull(guestMerges.undoneAt)))
      .orderBy(desc(guestMerges.createdAt), desc(guestMerges.id)),
  });
  const [record] = found.records;
  if (record === undefined) throw notFound('Böyle bir misafir yok.');
  return { ...found, record };
}

export type GuestRecordRows = Awaited<ReturnType<typeof readGuestRecord>>;

/** Records that share a phone or an address with this one's rows, or have the same name. */
const possibleDoubles = (id: string) => sql`(
  select c.guest_id as other, 1 as by_contact from reservations r
    join guest_contacts c on c.value in (r.phone, lower(r.email)) where r.guest_id = ${id}
  union all
  select r.guest_id, 1 from guest_contacts c
    join reservations r on r.email = c.value where c.guest_id = ${id} and r.guest_id is not null
  union all
  select b.id, 0 from guest_records a
    join guest_records b on b.search_text = a.search_text and b.merged_into is null
    where a.id = ${id} and a.search_text <> ''
) doubles`;

/** A record on its own. @throws `NOT_FOUND`, also for a merged one */
export async function getRecordRow(db: Database, id: string) {
  const [row] = await db.read
    .select()
    .from(guestRecords)
    .where(and(eq(guestRecords.id, id), isNull(guestRecords.mergedInto)));
  if (row === undefined) throw notFound('Böyle bir misafir yok.');
  return row;
}
