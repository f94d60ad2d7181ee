import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villaPrivate } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { jsonRows, ONE_ROW } from '#worker/platform/database/json-rows.ts';
import { type Houses, housesOf } from '#worker/features/house-tasks/derived-tasks.ts';
import { checkInTimeOfStay, checkOutTimeOfStay } from '#worker/features/nights/stay-hours.ts';
import { isSoldByDay } from '#worker/features/overview/stay-blocks.ts';

/**
 * The arrivals and departures of a day, in some houses or in all; ordered by region, as one drives.
 */
export function selectStaysOf(db: Database, day: Day, houses: Houses | undefined) {
  // The `+`: by the day, which has fewer stays than a region has houses.
  const isHere = houses && sql`+${reservations.villaId} in ${houses.ids}`;
  return {
    arrivals: selectStays(
      db,
      and(eq(reservations.checkIn, day), isSoldByDay, isHere),
      checkInTimeOfStay,
    ),
    departures: selectStays(
      db,
      and(eq(reservations.checkOut, day), isSoldByDay, isHere),
      checkOutTimeOfStay,
    ),
  };
}

/** No money and no identity numbers: this is read by people at the door. */
const selectStays = (db: Database, which: SQL | undefined, time: SQL<string>) =>
  db.read
    .select({
      rows: jsonRows(
        stayColumns(time),
        sql`
      from ${reservations}
      join ${villas} on ${villas.id} = ${reservations.villaId} ${PLACES}
      where ${which ?? sql`true`}
      order by ${towns.id}, ${villas.sortKey}, ${reservations.id}`,
      ),
    })
    .from(ONE_ROW);

const PLACES = sql`join ${towns} on ${towns.id} = ${villas.townId}
  join ${districts} on ${districts.id} = ${villas.districtId}`;

const houseColumns = {
  villa_id: villas.id,
  villa_name: villas.name,
  town: towns.name,
  district: districts.name,
  address: villas.permitAddress,
  latitude: villas.latitude,
  longitude: villas.longitude,
};

const stayColumns = (time: SQL<string>) => ({
  id: reservations.id,
  status: reservations.status,
  ...houseColumns,
  customer_name: sql<string>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
  ...pick(reservations, 'phone', 'adults', 'children', 'babies'),
  checkin: reservations.checkIn,
  checkout: reservations.checkOut,
  time,
  late: sql<number>`${reservations.lateCheckout} is not null`,
  arrives: sql<number>`exists (select 1 from ${reservations} as next
        where next.villa_id = ${reservations.villaId} and next.check_in = ${reservations.checkOut}
          and next.status in ('confirmed', 'staying'))`,
});

/** Where some houses are and how one gets in, by region. */
export const selectHouses = (db: Database, ids: readonly number[]) =>
  db.read
    .select({
      rows: jsonRows(
        {
          ...houseColumns,
          key_box: villaPrivate.keyBox,
          door_code: villaPrivate.doorCode,
        },
        sql`from ${villas} ${PLACES}
          left join ${villaPrivate} on ${villaPrivate.villaId} = ${villas.id}
          where ${villas.id} in ${housesOf(ids).ids}
          order by ${towns.id}, ${villas.sortKey}, ${villas.id}`,
      ),
    })
    .from(ONE_ROW);

/** The regions that have villas, for narrowing a day. */
export const selectTowns = (db: Database) =>
  db.read
    .select({ id: towns.id, name: towns.name })
    .from(towns)
    .where(sql`exists (select 1 from ${villas} where ${villas.townId} = ${towns.id})`)
    .orderBy(asc(towns.id));
