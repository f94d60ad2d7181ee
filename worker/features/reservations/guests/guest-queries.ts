import { and, asc, eq } from 'drizzle-orm';
import { pick } from '#domain/values/pick.ts';
import { reservationGuests, reservations } from '#drizzle/schema/reservations.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { askedColumn } from '#worker/features/kbs/asked.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

/** The guest list of a reservation, in one trip; null when the reservation is unknown. */
export async function findGuestList(db: Database, reservationId: string) {
  const { found, guests } = await readTogether(db, {
    found: db.read
      .select({
        ...pick(reservations, 'version', 'adults', 'children', 'babies'),
        asked: askedColumn,
      })
      .from(reservations)
      .where(eq(reservations.id, reservationId)),
    guests: db.read
      .select()
      .from(reservationGuests)
      .where(eq(reservationGuests.reservationId, reservationId))
      .orderBy(asc(reservationGuests.position), asc(reservationGuests.id)),
  });
  const reservation = found[0];
  if (reservation === undefined) return null;
  const { version, adults, children, babies, asked } = reservation;
  return { version, expected: adults + children + babies, guests, asked };
}

export type GuestRow = typeof reservationGuests.$inferSelect;

/** One guest of a reservation; null when there is none. */
export async function findGuest(db: Database, reservationId: string, guestId: string) {
  const [row] = await db.read
    .select()
    .from(reservationGuests)
    .where(
      and(eq(reservationGuests.id, guestId), eq(reservationGuests.reservationId, reservationId)),
    );
  return row ?? null;
}
