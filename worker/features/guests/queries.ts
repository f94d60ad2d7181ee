import { and, asc, eq, gt, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import { FILLING_STATES } from '#domain/guests/list-state.ts';
import type { GuestReportQuery } from '#domain/guests/admin-schema.ts';
import { pick } from '#domain/values/pick.ts';
import { kbsPeople } from '#drizzle/schema/kbs.ts';
import { reservationGuests, reservations } from '#drizzle/schema/reservations.ts';
import { guestLinks } from '#drizzle/schema/stay-page.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { type Part, readInParts } from '#worker/platform/database/read-in-parts.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { askedColumn } from '#worker/features/kbs/asked.ts';
import { presentOn } from '#worker/features/nights/long-stays.ts';

export type GuestRow = typeof reservationGuests.$inferSelect;

const stayColumns = {
  ...pick(reservations, 'id', 'code', 'status', 'checkIn', 'checkOut', 'adults'),
  ...pick(reservations, 'children', 'babies'),
  asked: askedColumn,
};

/**
 * The stay of a link that is valid at `at`, with its guest list, in one trip; null for any other. A
 * list is open until the end of the day of departure.
 */
export async function findListByToken(
  db: Database,
  tokenHash: string,
  { at, day }: { at: string; day: Day },
) {
  const isOpen = and(
    eq(guestLinks.tokenHash, tokenHash),
    eq(guestLinks.purpose, 'stay'),
    gt(guestLinks.expiresAt, at),
  );
  const { stays, guests } = await readTogether(db, {
    stays: db.read
      .select({
        ...stayColumns,
        linkId: guestLinks.id,
        openedAt: guestLinks.usedAt,
        firstName: reservations.firstName,
        lastName: reservations.lastName,
        villaName: villas.name,
        town: sql<string>`(select name from towns where id = villas.town_id)`,
      })
      .from(guestLinks)
      .innerJoin(reservations, eq(reservations.id, guestLinks.reservationId))
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(
        and(
          isOpen,
          inArray(reservations.status, [...FILLING_STATES]),
          gte(reservations.checkOut, day),
        ),
      ),
    guests: db.read
      .select()
      .from(reservationGuests)
      .where(
        sql`${reservationGuests.reservationId} = (select reservation_id from guest_links where ${isOpen})`,
      )
      .orderBy(asc(reservationGuests.position), asc(reservationGuests.id)),
  });
  return stays[0] ? { stay: stays[0], guests } : null;
}

export type OpenList = NonNullable<Awaited<ReturnType<typeof findListByToken>>>;

/** What a clerk's link needs of its reservation; null when it is unknown. */
export async function findLinkStay(db: Database, id: string) {
  const [row] = await db.read
    .select({
      ...stayColumns,
      firstName: reservations.firstName,
      phone: reservations.phone,
      language: reservations.language,
      villaName: villas.name,
    })
    .from(reservations)
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .where(eq(reservations.id, id));
  return row ?? null;
}

/** Most stays of one day's report; more than there are villas. */
const MAX_STAYS = 10_000;

/** The stays of a day with their guests, by villa, in one trip for every 500 stays. */
export function readReport(
  db: Database,
  date: Day,
  { villa_id: villaId, scope }: GuestReportQuery,
) {
  const filter = and(
    // The `+`: found by their days, of which a state has too many.
    sql`+${inArray(reservations.status, ['confirmed', 'staying', 'completed'])}`,
    villaId === undefined ? undefined : eq(reservations.villaId, villaId),
    scope === 'arriving'
      ? eq(reservations.checkIn, date)
      : sql`${reservations.rowId} in ${presentOn(date)}`,
  );
  return readInParts(MAX_STAYS, (part) => readStays(db, filter, part));
}

async function readStays(db: Database, filter: SQL | undefined, { skip, take }: Part) {
  const order = [asc(villas.sortKey), asc(reservations.id)];
  const inPart = db.read
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .where(filter)
    .orderBy(...order)
    .limit(take)
    .offset(skip);
  const { stays, guests, reports } = await readTogether(db, {
    stays: db.read
      .select({
        ...stayColumns,
        villaId: reservations.villaId,
        villaName: villas.name,
        permitNo: villas.permitNo,
        checkInTime: villas.checkInTime,
        ...pick(reservations, 'firstName', 'lastName', 'phone'),
        openedAt: sql<
          string | null
        >`(select min(used_at) from guest_links where reservation_id = reservations.id and purpose = 'stay')`,
        mailedAt: sql<
          string | null
        >`(select max(created_at) from outbox where reservation_id = reservations.id and template = 'misafir_listesi')`,
      })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(filter)
      .orderBy(...order)
      .limit(take)
      .offset(skip),
    guests: db.read
      .select()
      .from(reservationGuests)
      .where(inArray(reservationGuests.reservationId, inPart))
      .orderBy(asc(reservationGuests.position), asc(reservationGuests.id)),
    reports: db.read.select().from(kbsPeople).where(inArray(kbsPeople.reservationId, inPart)),
  });
  const listOf = Map.groupBy(guests, (guest) => guest.reservationId);
  const reportsOf = Map.groupBy(reports, (report) => report.reservationId);
  return stays.map((stay) => ({
    id: stay.id,
    stay,
    guests: listOf.get(stay.id) ?? [],
    reports: reportsOf.get(stay.id) ?? [],
  }));
}

export type ReportStay = Awaited<ReturnType<typeof readReport>>[number];
