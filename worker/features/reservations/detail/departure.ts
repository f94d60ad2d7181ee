import { and, eq, ne, sql } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import type { Departure } from '#domain/reservations/change-schema.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { instant } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { isTaken } from '#worker/features/nights/taken-at.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

/**
 * When the guests of a stay leave and who arrives on that day, by the definition of the rule for
 * late check-outs. One trip. @throws `NOT_FOUND`
 */
export async function readDeparture({ db, clock }: Deps, id: string): Promise<Departure> {
  const stayed = sql`(select villa_id, check_out from reservations where id = ${id})`;
  const { found, arrivals } = await readTogether(db, {
    found: db.read
      .select({
        day: reservations.checkOut,
        checkOutTime: villas.checkOutTime,
        checkInTime: villas.checkInTime,
        lateCheckout: reservations.lateCheckout,
      })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(eq(reservations.id, id)),
    arrivals: db.read
      .select({
        name: sql<string | null>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
      })
      .from(villaNights)
      .leftJoin(reservations, eq(reservations.id, villaNights.ref))
      .where(
        and(
          sql`(${villaNights.villaId}, ${villaNights.night}) = ${stayed}`,
          ne(villaNights.ref, id),
          ne(villaNights.kind, 'block'),
          isTaken(instant(clock)),
        ),
      ),
  });
  const [stay] = found;
  if (stay === undefined) throw notFound('Böyle bir rezervasyon yok.');
  const [arrival] = arrivals;
  const { checkInTime, ...rest } = stay;
  return { ...rest, arrival: arrival ? { time: checkInTime, customer_name: arrival.name } : null };
}
