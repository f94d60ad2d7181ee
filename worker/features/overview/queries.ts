import { and, asc, count, eq, gte, inArray, isNull, sql, sum } from 'drizzle-orm';
import { addMonths, type Day, daysInMonth, monthEnd, monthOf, monthStart } from '#domain/dates.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database.ts';
import { type Viewer, visibleTo } from '../../platform/viewer.ts';

const stayColumns = {
  id: reservations.id,
  code: reservations.code,
  status: reservations.status,
  villaName: villas.name,
  customerName: sql<string>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
  checkIn: reservations.checkIn,
  checkOut: reservations.checkOut,
  guests: sql<number>`${reservations.adults} + ${reservations.children} + ${reservations.babies}`,
  deadline: sql<
    string | null
  >`case ${reservations.status} when 'requested' then ${reservations.holdExpiresAt} when 'option' then ${reservations.optionExpiresAt} end`,
};

/** Rows a block of the home page shows at most. */
const BLOCK_ROWS = 20;

/** Statuses whose nights and money count as sold. */
const SOLD = ['confirmed', 'staying', 'completed'] as const;

/** Everything the dashboard's home shows, in one trip. */
export async function readOverview(db: Database, viewer: Viewer, today: Day) {
  const month = monthOf(today);
  const lastYear = addMonths(month, -12);
  const [
    arrivals,
    departures,
    waiting,
    options,
    nights,
    nightsBefore,
    turnover,
    turnoverBefore,
    homes,
  ] = await db.read.batch([
    stays(
      db,
      viewer,
      and(eq(reservations.checkIn, today), inArray(reservations.status, [...SOLD])),
    ),
    stays(
      db,
      viewer,
      and(eq(reservations.checkOut, today), inArray(reservations.status, [...SOLD])),
    ),
    stays(db, viewer, eq(reservations.status, 'requested')),
    stays(db, viewer, eq(reservations.status, 'option')),
    soldNights(db, viewer, month),
    soldNights(db, viewer, lastYear),
    soldTotal(db, viewer, month),
    soldTotal(db, viewer, lastYear),
    db.read
      .select({ n: count() })
      .from(villas)
      .where(and(eq(villas.active, true), visibleTo(viewer))),
  ]);
  return {
    arrivals,
    departures,
    waiting,
    options,
    occupancy: {
      month,
      nights: nights[0]?.n ?? 0,
      available: (homes[0]?.n ?? 0) * daysInMonth(month),
      lastYear: nightsBefore[0]?.n ?? 0,
    },
    turnover: {
      month,
      total: Number(turnover[0]?.total ?? 0),
      lastYear: Number(turnoverBefore[0]?.total ?? 0),
    },
  };
}

function stays(db: Database, viewer: Viewer, which: ReturnType<typeof and>) {
  return (
    db.read
      .select(stayColumns)
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(and(which, visibleTo(viewer)))
      // What runs out first stands first; stays without a deadline come by their day.
      .orderBy(asc(stayColumns.deadline), asc(reservations.checkIn), asc(reservations.id))
      .limit(BLOCK_ROWS)
  );
}

function soldNights(db: Database, viewer: Viewer, month: string) {
  return db.read
    .select({ n: count() })
    .from(villaNights)
    .innerJoin(villas, eq(villas.id, villaNights.villaId))
    .where(
      and(
        gte(villaNights.night, monthStart(month)),
        sql`${villaNights.night} <= ${monthEnd(month)}`,
        eq(villaNights.kind, 'reservation'),
        visibleTo(viewer),
      ),
    );
}

/** Totals of stays that begin in the month, in kuruş. */
function soldTotal(db: Database, viewer: Viewer, month: string) {
  return db.read
    .select({ total: sum(reservations.total) })
    .from(reservations)
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .where(
      and(
        gte(reservations.checkIn, monthStart(month)),
        sql`${reservations.checkIn} <= ${monthEnd(month)}`,
        inArray(reservations.status, [...SOLD]),
        visibleTo(viewer),
      ),
    );
}

/** What nobody has looked at yet: requests, and messages for those who answer them; one trip. */
export async function readUnread(db: Database, viewer: Viewer) {
  const [requests, messages] = await db.read.batch([
    db.read
      .select({ n: count() })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(
        and(isNull(reservations.readAt), eq(reservations.status, 'requested'), visibleTo(viewer)),
      ),
    db.read.select({ n: count() }).from(contactMessages).where(isNull(contactMessages.readAt)),
  ]);
  return {
    reservationCount: requests[0]?.n ?? 0,
    contactCount: viewer.role === 'ADMIN' ? (messages[0]?.n ?? 0) : 0,
  };
}
