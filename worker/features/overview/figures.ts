import { and, between, count, eq, gte, inArray, lt, lte, sql, sum } from 'drizzle-orm';
import { addDays, type Day, type Month, monthEnd, monthStart } from '#domain/dates.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database.ts';
import { type Viewer, visibleTo } from '../../platform/viewer.ts';
import { paidSum } from '../reservations/columns.ts';
import { SOLD } from './stay-blocks.ts';

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

const isSold = inArray(reservations.status, [...SOLD]);

/** Homes on sale: what the sold nights are a part of. */
export const selectHomes = (db: Database, viewer: Viewer) =>
  db.read
    .select({ n: count() })
    .from(villas)
    .where(and(eq(villas.active, true), visibleTo(viewer)));

/** Sold nights within a month, from the stays: some thousand rows where nights are a million. */
export function selectSoldNights(db: Database, viewer: Viewer, month: Month) {
  const first = monthStart(month);
  const next = addDays(monthEnd(month), 1);
  const nights = sql<number>`coalesce(sum(julianday(min(${reservations.checkOut}, ${next})) - julianday(max(${reservations.checkIn}, ${first}))), 0)`;
  return db.read
    .select({ n: nights })
    .from(reservations)
    .where(
      and(
        gte(reservations.checkIn, addDays(first, -LONGEST_STAY)),
        lt(reservations.checkIn, next),
        sql`${reservations.checkOut} > ${first}`,
        isSold,
        ofVisibleVilla(viewer),
      ),
    );
}

/** Totals of stays that begin in the month, in kuruş. */
export const selectTurnover = (db: Database, viewer: Viewer, month: Month) =>
  db.read
    .select({ total: sum(reservations.total) })
    .from(reservations)
    .where(
      and(
        between(reservations.checkIn, monthStart(month), monthEnd(month)),
        isSold,
        ofVisibleVilla(viewer),
      ),
    );

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
