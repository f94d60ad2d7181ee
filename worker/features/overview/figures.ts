import { and, between, count, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { isStaff } from '#domain/auth/permissions.ts';
import { addDays, type Day, type Month, monthEnd, monthStart } from '#domain/values/dates.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import type { Span } from '#domain/reports/management/year-before.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Viewer, visibleTo } from '../../platform/viewer.ts';
import { isOver, isTaken } from '../nights/taken-at.ts';
import { nightsWithin, shareWithin } from '../reports/management/stay-share.ts';
import { isSold, ofVisibleVilla } from './stay-blocks.ts';

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

/** Stays that are sold and have a night in a span. */
const soldWithin = (viewer: Viewer, span: Span) =>
  and(
    gte(reservations.checkIn, addDays(span.from, -MAX_STAY_NIGHTS)),
    lt(reservations.checkIn, span.next),
    sql`${reservations.checkOut} > ${span.from}`,
    isSold,
    ofVisibleVilla(viewer),
  );

/** Whatever the planner thinks of it: the index that holds nothing but what is summed. */
const bySpan = sql`${reservations} indexed by reservations_sold`;

const turnoverWithin = (span: Span) => sql<number>`coalesce(sum(${shareWithin(span)}), 0)`;

/**
 * Nights and money of sold stays that fall into a span, from the stays: some thousand rows where
 * nights are a million. Money in kuruş, each stay's spread over its nights.
 */
export const selectSold = (db: Database, viewer: Viewer, span: Span) =>
  db.read
    .select({
      nights: sql<number>`coalesce(sum(${nightsWithin(span)}), 0)`,
      total: turnoverWithin(span),
    })
    .from(bySpan)
    .where(soldWithin(viewer, span));

/** The money alone, which is half of the work over a year. */
export const selectTurnover = (db: Database, viewer: Viewer, span: Span) =>
  db.read
    .select({ total: turnoverWithin(span) })
    .from(bySpan)
    .where(soldWithin(viewer, span));

/**
 * How many nights of a span each kind has taken on villas on sale, day by day, and of how many its
 * time was up at the instant `now`: those are another seller's. In the order of the index, which
 * counts a hundred thousand nights without sorting them.
 */
export const selectNights = (db: Database, viewer: Viewer, span: Span, now: string) =>
  db.read
    .select({
      day: villaNights.night,
      kind: villaNights.kind,
      nights: count(),
      over: sql<number>`count(*) filter (where ${isOver(now)})`,
    })
    .from(villaNights)
    .where(
      and(
        gte(villaNights.night, span.from),
        lt(villaNights.night, span.next),
        isTaken(now),
        ofHomeOnSale(viewer),
      ),
    )
    .groupBy(villaNights.night, villaNights.kind);

/** Most villas are on sale: for the agency it is sooner asked whether one is among those that are not. */
const ofHomeOnSale = (viewer: Viewer) =>
  isStaff(viewer.role)
    ? sql`${villaNights.villaId} not in (select id from villas where active = 0)`
    : sql`+${villaNights.villaId} in (select ${villas.id} from ${villas} where ${villas.active} = 1 and ${visibleTo(viewer)})`;

/** Options that end before `until`. */
export const selectExpiring = (db: Database, viewer: Viewer, until: string) =>
  db.read
    .select({ n: count() })
    .from(reservations)
    .where(
      and(
        sql`${reservations.status} = 'option'`,
        lte(reservations.optionExpiresAt, until),
        ofVisibleVilla(viewer),
      ),
    );

/** Prepayments that options and coming stays still owe, in kuruş. */
export const selectOwedPrepayments = (db: Database, viewer: Viewer, today: Day) =>
  db.read
    .select({
      owed: sql<number>`coalesce(sum(max(${reservations.prepayment} - (${reservations.paid} - ${reservations.extrasPaid}), 0)), 0)`,
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
      owed: sql<number>`coalesce(sum(max(${reservations.total} - max(${reservations.paid}, ${reservations.prepayment} + ${reservations.extrasPaid}), 0)), 0)`,
    })
    .from(reservations)
    .where(
      and(
        between(reservations.checkIn, today, addDays(today, days - 1)),
        inArray(reservations.status, ['confirmed', 'staying']),
        ofVisibleVilla(viewer),
      ),
    );
