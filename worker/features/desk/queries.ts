import { and, asc, desc, eq, or } from 'drizzle-orm';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database/database.ts';
import { hasText } from '../../platform/database/guest-search.ts';

/** What the desk needs beside the catalogue. */
export const readDeskVillas = (db: Database) =>
  db.read
    .select({ id: villas.id, code: villas.code, prepaymentRate: villas.prepaymentRate })
    .from(villas)
    .where(eq(villas.active, true))
    .orderBy(asc(villas.id));

/** The latest stays looked at; `stays` counts them all up to here. */
const MOST_STAYS = 50;

/** The stays of whoever has this phone or this address, the latest first. */
export function readStaysOf(db: Database, phone: string | null, email: string | null) {
  const isTheirs = or(
    phone === null
      ? undefined
      : and(hasText({ phone: phone.slice(1) }), eq(reservations.phone, phone)),
    email === null ? undefined : eq(reservations.email, email),
  );
  return db.read
    .select({
      code: reservations.code,
      firstName: reservations.firstName,
      lastName: reservations.lastName,
      phone: reservations.phone,
      email: reservations.email,
      status: reservations.status,
      checkIn: reservations.checkIn,
      checkOut: reservations.checkOut,
      total: reservations.total,
      agencyNote: reservations.agencyNote,
      villa: villas.name,
    })
    .from(reservations)
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .where(isTheirs)
    .orderBy(desc(reservations.checkIn), desc(reservations.id))
    .limit(MOST_STAYS);
}
