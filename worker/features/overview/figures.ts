import { and, between, count, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { addDays, type Day, type Month, monthEnd, monthStart } from '#domain/dates.ts';
import type { Span } from '#domain/reports/year-before.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database.ts';
import { type Viewer, visibleTo } from '../../platform/viewer.ts';
import { nightsWithin, shareWithin } from '../reports/management/stay-share.ts';
import { paidSum } from '../reservations/columns.ts';
import { isSoldByDay } from './stay-blocks.ts';

/** No stay is longer, so one that reaches into a month began no earlier than this before it. */
const LONGEST_STAY = 100;

/**
 * `visibleTo` without a join: sums over thousands of stays need nothing of their villas, and an
 * admin's not even to look at them.
 */
const ofVisibleVilla = (viewer: Viewer) =>
  viewer.role === 'ADMIN'
    ? undefined
    : sql`${reservations.villaId} in (select ${villas.id} from ${villas} where ${visibleTo(viewer)})`;

/** Homes on sale: what the sold nights are a part of. */
export const selectHomes = (db: Database, viewer: Viewer) =>
  db.read
    .select({ n: count() })
    .from(villas)
    .where(and(eq(villas.active, true), visibleTo(viewer)));

export const monthSpan = (month: Month): Span => ({
  from: monthStart(month),
  next: addDays(monthEnd(month), 1),
});

/** The calendar year that a month lies in. */
export function yearSpan(month: Month): Span {
  const year = month.slice(0, 4);
  return { from: `${year}-01-01`, next: addDays(`${year}-12-31`, 1) };
}

/**
 * Nights and money of sold stays that fall into a span, from the stays: some thousand rows where
 * nights are a million. Money in kuruş, each stay's spread over its nights.
 */
export const selectSold = (db: Database, viewer: Viewer, span: Span) =>
  db.read
    .select({
      nights: sql<number>`coalesce(sum(${nightsWithin(span)}), 0)`,
      total: sql<number>`coalesce(sum(${shareWithin(span)}), 0)`,
    })
    .from(reservations)
    .where(
      and(
        gte(reservations.checkIn, addDays(span.from, -LONGEST_STAY)),
        lt(reservations.checkIn, span.next),
        sql`${reservations.checkOut} > ${span.from}`,
        isSoldByDay,
        ofVisibleVilla(viewer),
      ),
    );

/**
 * Who has the nights of a span on villas on sale, night by night. What has run out at the instant
 * `now` is free.
 */
export const selectNights = (db: Database, viewer: Viewer, span: Span, now: string) =>
  db.read
    .select({
      day: villaNights.night,
      sold: sql<number>`sum(${villaNights.kind} = 'reservation')`,
      closed: sql<number>`sum(${villaNights.kind} in ('block', 'external'))`,
    })
    .from(villaNights)
    .innerJoin(villas, eq(villas.id, villaNights.villaId))
    .where(
      and(
        gte(villaNights.night, span.from),
        lt(villaNights.night, span.next),
        or(isNull(villaNights.expiresAt), gt(villaNights.expiresAt, now)),
        eq(villas.active, true),
        visibleTo(viewer),
      ),
    )
    .groupBy(villaNights.night);

/** Options that end before `until`. */
export const selectExpiring = (db: Database, viewer: Viewer, until: string) =>
  db.read
    .select({ n: count() })
    .from(reservations)
    .where(
      and(
        eq(reservations.status, 'option'),
        lte(reservations.optionExpiresAt, until),
        ofVisibleVilla(viewer),
      ),
    );

/** Prepayments that options and coming stays still owe, in kuruş. */
export const selectOwedPrepayments = (db: Database, viewer: Viewer, today: Day) =>
  db.read
    .select({
      owed: sql<number>`coalesce(sum(max(${reservations.prepayment} - ${paidSum}, 0)), 0)`,
    })
    .from(reservations)
    .where(
      and(
        inArray(reservations.status, ['option', 'confirmed']),
        gte(reservations.checkIn, today),
        ofVisibleVilla(viewer),
      ),
    );

/** What is due beyond the prepayment by those who arrive within `days` days, in kuruş. */
export const selectOwedBalances = (db: Database, viewer: Viewer, today: Day, days: number) =>
  db.read
    .select({
      owed: sql<number>`coalesce(sum(max(${reservations.total} - max(${paidSum}, ${reservations.prepayment}), 0)), 0)`,
    })
    .from(reservations)
    .where(
      and(
        between(reservations.checkIn, today, addDays(today, days - 1)),
        inArray(reservations.status, ['confirmed', 'staying']),
        ofVisibleVilla(viewer),
      ),
    );
