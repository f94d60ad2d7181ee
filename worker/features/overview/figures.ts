import { and, between, count, eq, gt, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { NightKind } from '#domain/availability/nights.ts';
import { isStaff } from '#domain/auth/permissions.ts';
import {
  addDays,
  type Day,
  type Month,
  monthEnd,
  monthOf,
  monthStart,
} from '#domain/values/dates.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import type { Span } from '#domain/reports/management/year-before.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { staysVisibleTo, type Viewer, visibleTo } from '#worker/platform/viewer.ts';
import { isNotRunOut, isRunOut } from '#worker/features/nights/run-out.ts';
import { isOver, isTaken } from '#worker/features/nights/taken-at.ts';
import { nightsWithin, shareWithin } from '#worker/features/reports/management/stay-share.ts';
import { isSoldByDay } from './stay-blocks.ts';

/** Homes on sale: the denominator of the sold nights. */
export const selectHomes = (db: Database, viewer: Viewer) =>
  db.read
    .select({ n: count() })
    .from(villas)
    .where(and(eq(villas.active, true), visibleTo(viewer)));

export const monthSpan = (month: Month): Span => ({
  from: monthStart(month),
  next: addDays(monthEnd(month), 1),
});

/** The calendar year of a month. */
export function yearSpan(month: Month): Span {
  const year = month.slice(0, 4);
  return { from: `${year}-01-01`, next: addDays(`${year}-12-31`, 1) };
}

type Sold = { nights: number; total: number };

/**
 * Nights and money of sold stays within whole months; money in kuruş, each stay's spread over its
 * nights. For the agency from the monthly tally.
 */
export const selectSold = (db: Database, viewer: Viewer, span: Span) =>
  db.read.all<Sold>(
    isStaff(viewer.role)
      ? sql`select coalesce(sum(nights), 0) as nights, coalesce(sum(total), 0) as total
          from sold_tallies where month >= ${monthOf(span.from)} and month < ${monthOf(span.next)}`
      : sql`select coalesce(sum(${nightsWithin(span)}), 0) as nights,
            coalesce(sum(${shareWithin(span)}), 0) as total
          from ${reservations} where ${and(isSoldByDay, liesIn(span), staysVisibleTo(viewer))}`,
  );

const liesIn = (span: Span) =>
  and(
    gte(reservations.checkIn, addDays(span.from, -MAX_STAY_NIGHTS)),
    lt(reservations.checkIn, span.next),
    sql`${reservations.checkOut} > ${span.from}`,
  );

type Night = { day: Day; kind: NightKind; nights: number; over: number };

/**
 * Nights of a span taken by each kind on villas on sale, day by day, and for how many of them the
 * holder had expired at `now`: those belong to another seller. For the agency from the tally of
 * nights; only those with an expiry are read one by one.
 */
export function selectNights(db: Database, viewer: Viewer, { from, next }: Span, now: string) {
  const counted = (nights: SQL, which: SQL) => sql`
    select night as day, kind, count(*) as nights, count(*) filter (where ${isOver(now)}) as over
    from ${nights}
    where night >= ${from} and night < ${next} and ${isTaken(now)} and ${which}
    group by night, kind`;
  return db.read.all<Night>(
    isStaff(viewer.role)
      ? sql`select night as day, kind, nights, 0 as over from night_tallies
          where night >= ${from} and night < ${next}
          union all
          ${counted(
            sql`${villaNights} indexed by villa_nights_ending`,
            sql`expires_at is not null and villa_id not in (select id from villas where active = 0)`,
          )}`
      : counted(
          sql`${villaNights}`,
          sql`+villa_id in (select ${villas.id} from ${villas} where ${villas.active} = 1 and ${visibleTo(viewer)})`,
        ),
  );
}

/** Options that end between `now` and `until`. */
export const selectExpiring = (db: Database, viewer: Viewer, now: string, until: string) =>
  db.read
    .select({ n: count() })
    .from(reservations)
    .where(
      and(
        sql`${reservations.status} = 'option'`,
        gt(reservations.optionExpiresAt, now),
        lte(reservations.optionExpiresAt, until),
        staysVisibleTo(viewer),
      ),
    );

/**
 * Prepayments still due on options and coming stays, in kuruş; for the agency from the daily tally,
 * less the options that have ended and that nothing has cleaned up yet.
 */
export function selectOwedPrepayments(db: Database, viewer: Viewer, today: Day, now: string) {
  const owed = sql`coalesce(sum(max(prepayment - (paid - extras_paid), 0)), 0)`;
  return db.read.all<{ owed: number }>(
    isStaff(viewer.role)
      ? sql`select coalesce(sum(owed), 0) - (
            select ${owed} from ${reservations}
            where status = 'option' and check_in >= ${today} and ${isRunOut(now)}
          ) as owed from owed_tallies where check_in >= ${today}`
      : sql`select ${owed} as owed from ${reservations}
          where status in ('option', 'confirmed') and check_in >= ${today} and ${isNotRunOut(now)}
            and ${staysVisibleTo(viewer)}`,
  );
}

/** Balances due from guests who arrive within `days` days, in kuruş. */
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
        staysVisibleTo(viewer),
      ),
    );
