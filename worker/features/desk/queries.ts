import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import { guestRecords } from '#drizzle/schema/guest-records.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { jsonRows, ONE_ROW } from '#worker/platform/database/json-rows.ts';
import { isOnSale } from '#worker/features/permits/on-sale.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

/** All villas on sale, as one text: ten thousand rows of typed cells cost three times as much. */
export const selectDeskVillas = (db: Database, today: Day) =>
  db.read
    .select({
      rows: jsonRows(
        { id: villas.id, code: villas.code, prepaymentRate: villas.prepaymentRate },
        sql`from ${villas} where ${isOnSale(today)} order by ${villas.id}`,
      ),
    })
    .from(ONE_ROW);

/** Most recent stays that are read; `stays` counts at most as many. */
const MAX_STAYS = 50;

/** The record with this phone, or else this address, and its stays, latest first. */
export function readCaller(db: Database, phone: string | null, email: string | null) {
  const id = sql<string>`(
    select guest_id from guest_contacts where value in (${phone}, ${email})
    order by value = ${email} limit 1)`;
  return readTogether(db, {
    records: db.read
      .select({
        row: guestRecords,
        contacts: sql<string>`(select json_group_array(value) from guest_contacts where guest_id = guest_records.id)`,
        tags: sql<string>`(select json_group_array(tag) from (select tag from guest_tags where guest_id = guest_records.id order by tag))`,
      })
      .from(guestRecords)
      .where(and(eq(guestRecords.id, id), isNull(guestRecords.mergedInto))),
    stays: db.read
      .select({
        ...pick(reservations, 'code', 'firstName', 'lastName', 'phone', 'email', 'status'),
        ...pick(reservations, 'checkIn', 'checkOut', 'total', 'agencyNote'),
        villa: villas.name,
      })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(eq(reservations.guestId, id))
      .orderBy(desc(reservations.checkIn), desc(reservations.id))
      .limit(MAX_STAYS),
  });
}
