import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villaPrivate } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Houses, housesOf } from '../house-tasks/derived-tasks.ts';
import { checkInTimeOfStay, checkOutTimeOfStay } from '../nights/stay-hours.ts';
import { isSoldByDay } from '../overview/stay-blocks.ts';

/** Who comes and who goes on a day, in some houses or in all; by region, as one drives. */
export function selectStaysOf(db: Database, day: Day, houses: Houses | undefined) {
  const isHere = houses && sql`${reservations.villaId} in ${houses}`;
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

/** No money and no identity numbers: whoever reads this stands at the door. */
const selectStays = (db: Database, which: SQL | undefined, time: SQL<string>) =>
  db.read
    .select({
      id: reservations.id,
      status: reservations.status,
      villa_id: villas.id,
      villa_name: villas.name,
      town: towns.name,
      district: districts.name,
      address: villas.permitAddress,
      latitude: villas.latitude,
      longitude: villas.longitude,
      customer_name: sql<string>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
      phone: reservations.phone,
      adults: reservations.adults,
      children: reservations.children,
      babies: reservations.babies,
      checkin: reservations.checkIn,
      checkout: reservations.checkOut,
      time,
      late: sql<boolean>`${reservations.lateCheckout} is not null`.mapWith(Boolean),
      arrives: sql<boolean>`exists (select 1 from ${reservations} as next
        where next.villa_id = ${reservations.villaId} and next.check_in = ${reservations.checkOut}
          and next.status in ('confirmed', 'staying'))`.mapWith(Boolean),
    })
    .from(reservations)
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .innerJoin(towns, eq(towns.id, villas.townId))
    .innerJoin(districts, eq(districts.id, villas.districtId))
    .where(which)
    .orderBy(asc(towns.id), asc(villas.sortKey), asc(reservations.id));

/** Where some houses are and how one gets in, by region. */
export const selectHouses = (db: Database, ids: readonly number[]) =>
  db.read
    .select({
      villa_id: villas.id,
      villa_name: villas.name,
      town: towns.name,
      district: districts.name,
      address: villas.permitAddress,
      latitude: villas.latitude,
      longitude: villas.longitude,
      key_box: villaPrivate.keyBox,
      door_code: villaPrivate.doorCode,
    })
    .from(villas)
    .innerJoin(towns, eq(towns.id, villas.townId))
    .innerJoin(districts, eq(districts.id, villas.districtId))
    .leftJoin(villaPrivate, eq(villaPrivate.villaId, villas.id))
    .where(sql`${villas.id} in ${housesOf(ids)}`)
    .orderBy(asc(towns.id), asc(villas.sortKey), asc(villas.id));

/** The regions that have villas, by which a day is narrowed. */
export const selectTowns = (db: Database) =>
  db.read
    .select({ id: towns.id, name: towns.name })
    .from(towns)
    .where(sql`exists (select 1 from ${villas} where ${villas.townId} = ${towns.id})`)
    .orderBy(asc(towns.id));
