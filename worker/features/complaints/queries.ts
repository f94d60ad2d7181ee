import { and, asc, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Complaint, ComplaintQuery } from '#domain/complaints/schema.ts';
import type { Day } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import { complaints } from '#drizzle/schema/complaints.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readPage } from '#worker/platform/database/read-page.ts';

const select = (db: Database) =>
  db.read
    .select({
      complaint: complaints,
      firstName: userDetails.firstName,
      lastName: userDetails.lastName,
      reservation: {
        id: reservations.id,
        code: reservations.code,
        customer_name: sql<string>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
        phone: reservations.phone,
        checkin: reservations.checkIn,
        checkout: reservations.checkOut,
        villa_id: reservations.villaId,
        villa_name: villas.name,
      },
      stay: pick(reservations, 'version', 'status', 'agencyDiscount', 'discountReason'),
    })
    .from(complaints)
    .innerJoin(reservations, eq(reservations.id, complaints.reservationId))
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .leftJoin(userDetails, eq(userDetails.userId, complaints.createdBy));

export type ComplaintRow = Awaited<ReturnType<typeof select>>[number];

const ofState = (state: ComplaintQuery['state'], today: Day): SQL | undefined =>
  state === 'all'
    ? undefined
    : state === 'closed'
      ? isNotNull(complaints.closedAt)
      : and(
          isNull(complaints.closedAt),
          state === 'late' ? lt(complaints.dueOn, today) : undefined,
        );

/** A page of complaints, the open ones first and of them the earliest promise; one trip. */
export async function listComplaints(
  db: Database,
  { state, villa_id, reservation, ...part }: ComplaintQuery,
  today: Day,
) {
  const filter = and(
    ofState(state, today),
    villa_id === undefined ? undefined : eq(reservations.villaId, villa_id),
    reservation === undefined ? undefined : eq(complaints.reservationId, reservation),
  );
  return readPage(db, part, {
    items: select(db)
      .where(filter)
      .orderBy(
        sql`${complaints.closedAt} is not null`,
        asc(sql`iif(${complaints.closedAt} is null, ${complaints.dueOn}, null)`),
        desc(complaints.createdAt),
        asc(complaints.id),
      ),
    counted: db.read
      .select({ total: count() })
      .from(complaints)
      .innerJoin(reservations, eq(reservations.id, complaints.reservationId))
      .where(filter),
  });
}

export async function findComplaint(db: Database, id: string): Promise<ComplaintRow | null> {
  const [row] = await select(db).where(eq(complaints.id, id));
  return row ?? null;
}

export function toComplaint(
  { complaint, firstName, lastName, reservation }: ComplaintRow,
  today: Day,
): Complaint {
  const { id, version, what, promise, dueOn, cost, closedAt, guestWord } = complaint;
  return {
    id,
    version,
    what,
    promise,
    dueOn,
    late: closedAt === null && dueOn < today,
    cost,
    created_at: complaint.createdAt,
    created_by: firstName === null ? null : `${firstName} ${lastName}`,
    closed_at: closedAt,
    guestWord,
    reservation,
  };
}
