import { and, asc, count, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import { calendarConflicts, calendarSources } from '#drizzle/schema/calendars.ts';
import { complaints } from '#drizzle/schema/complaints.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { paymentAlarms } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { openParts } from '#worker/features/payments/open-parts.ts';
import { staysVisibleTo, type Viewer, visibleTo } from '#worker/platform/viewer.ts';
import { BLOCK_ROWS, totalCount } from './stay-blocks.ts';

/** A stay as a warning names it. */
const stayColumns = {
  id: reservations.id,
  code: reservations.code,
  customer_name: sql<string>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
};

/** Unsettled payment alarms, oldest first. */
export const selectPaymentAlarms = (db: Database) =>
  db.read
    .select({
      row: {
        id: paymentAlarms.id,
        kind: paymentAlarms.kind,
        reservation_id: paymentAlarms.reservationId,
        code: reservations.code,
      },
      total: totalCount,
    })
    .from(paymentAlarms)
    .leftJoin(reservations, eq(reservations.id, paymentAlarms.reservationId))
    .where(isNull(paymentAlarms.resolvedAt))
    .orderBy(asc(paymentAlarms.createdAt))
    .limit(BLOCK_ROWS);

/** Paid but not confirmed, oldest first; few, but the planner would read all of these states. */
export const selectUndecided = (db: Database, viewer: Viewer) =>
  db.read
    .select({
      row: stayColumns,
      total: totalCount,
    })
    .from(reservations)
    .where(
      and(
        sql`${reservations.rowId} in (
          select u.row_id from ${reservations} u indexed by reservations_undecided
          where u.guest_money > 0 and u.status in ('requested', 'option')
        )`,
        staysVisibleTo(viewer),
      ),
    )
    .orderBy(asc(reservations.createdAt))
    .limit(BLOCK_ROWS);

/** Stays with an interim payment whose day has passed, the earliest first. */
export const selectLateParts = (db: Database, viewer: Viewer, today: Day) =>
  db.read
    .select({
      row: {
        ...stayColumns,
        dueOn: sql<Day>`late.due_on`,
        amount: sql<number>`late.amount`,
      },
      total: totalCount,
    })
    .from(sql`${openParts(sql`status in ('confirmed', 'staying') and due_on < ${today}`)} as late`)
    .innerJoin(reservations, eq(reservations.id, sql`late.reservation_id`))
    .where(staysVisibleTo(viewer))
    .orderBy(sql`late.due_on`, asc(reservations.code))
    .limit(BLOCK_ROWS);

/** Open complaints, the earliest promise first. */
export const selectComplaints = (db: Database, today: Day) =>
  db.read
    .select({
      row: {
        id: complaints.id,
        reservation_id: complaints.reservationId,
        villa_name: villas.name,
        what: complaints.what,
        dueOn: complaints.dueOn,
        late: sql<boolean>`${complaints.dueOn} < ${today}`.mapWith(Boolean),
      },
      total: totalCount,
    })
    .from(complaints)
    .innerJoin(reservations, eq(reservations.id, complaints.reservationId))
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .where(isNull(complaints.closedAt))
    .orderBy(asc(complaints.dueOn))
    .limit(BLOCK_ROWS);

export const selectFailedMails = (db: Database) =>
  db.read.select({ n: count() }).from(outbox).where(eq(outbox.status, 'dead'));

const villaColumns = { villa_id: villas.id, villa_name: villas.name };

/** Feeds that failed, or have not been read since `staleBefore`. */
export const selectFeedsInTrouble = (db: Database, viewer: Viewer, staleBefore: string) =>
  db.read
    .select({
      row: {
        ...villaColumns,
        source_id: calendarSources.id,
        ...pick(calendarSources, 'source', 'lastOkAt', 'failures'),
      },
      total: totalCount,
    })
    .from(calendarSources)
    .innerJoin(villas, eq(villas.id, calendarSources.villaId))
    .where(
      and(
        eq(calendarSources.active, true),
        or(
          gt(calendarSources.failures, 0),
          lt(sql`coalesce(${calendarSources.lastOkAt}, ${calendarSources.createdAt})`, staleBefore),
        ),
        visibleTo(viewer),
      ),
    )
    .orderBy(asc(calendarSources.lastOkAt), asc(calendarSources.id))
    .limit(BLOCK_ROWS);

/** Feeds with events that could only be read in part. */
export const selectFeedsWithWarnings = (db: Database, viewer: Viewer) =>
  db.read
    .select({
      row: {
        ...villaColumns,
        source_id: calendarSources.id,
        source: calendarSources.source,
        warnings: calendarSources.warnings,
      },
      total: totalCount,
    })
    .from(calendarSources)
    .innerJoin(villas, eq(villas.id, calendarSources.villaId))
    .where(
      and(
        eq(calendarSources.active, true),
        ne(sql`${calendarSources.warnings}`, '[]'),
        visibleTo(viewer),
      ),
    )
    .orderBy(asc(villas.sortKey), asc(calendarSources.id))
    .limit(BLOCK_ROWS);

/** Villas with an open conflict between a feed and a stay of ours. */
export const selectInConflict = (db: Database, viewer: Viewer) =>
  db.read
    .select({ row: villaColumns, total: totalCount })
    .from(villas)
    .where(
      and(
        sql`${villas.id} in (select villa_id from ${calendarConflicts} where resolved_at is null)`,
        visibleTo(viewer),
      ),
    )
    .orderBy(asc(villas.sortKey), asc(villas.id))
    .limit(BLOCK_ROWS);

/** Villas that may not be sold by law; the partial index has this very condition. */
export const selectWithoutPermit = (db: Database, viewer: Viewer) =>
  db.read
    .select({ row: villaColumns, total: totalCount })
    .from(villas)
    .where(and(sql`trim(coalesce(permit_no, '')) = ''`, visibleTo(viewer)))
    .orderBy(asc(villas.sortKey), asc(villas.id))
    .limit(BLOCK_ROWS);

/** Villas on sale that cannot be booked from `before` on, those without prices first. */
export const selectPricesEnding = (db: Database, viewer: Viewer, before: Day) =>
  db.read
    .select({
      row: { ...villaColumns, endsOn: sql<Day | null>`nullif(${villas.pricedUntil}, '')` },
      total: totalCount,
    })
    .from(villas)
    .where(and(eq(villas.active, true), lt(villas.pricedUntil, before), visibleTo(viewer)))
    .orderBy(asc(villas.pricedUntil), asc(villas.sortKey), asc(villas.id))
    .limit(BLOCK_ROWS);
