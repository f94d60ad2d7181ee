import { and, eq, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { isStaff } from '#domain/auth/permissions.ts';
import type { Day } from '#domain/values/dates.ts';
import type { ReservationFilters } from '#domain/reservations/schema.ts';
import type { Status } from '#domain/reservation-status.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { reservationTallies } from '#drizzle/schema/tallies.ts';
import { dayOf } from '#worker/platform/clock.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { isRunOut, isUnopened } from '#worker/features/nights/run-out.ts';
import { earliestArrival, isYes } from './list-filters.ts';
import { orderName } from './list-order.ts';

/** Filters that match few stays. */
const NARROWING = [
  'q',
  'villa_id',
  'town_id',
  'owner_id',
  'reservation_id',
  'customer_name',
  'date1',
  'date2',
] as const;

/** Transient states: few stays are in one of them at a time. */
const PASSING: readonly (Status | undefined)[] = ['requested', 'option', 'staying'];

/**
 * Whether many of the stays match, evenly distributed. The page of such a list is found by scanning
 * the index of its order until it is full; that of a narrower list by sorting what its filter
 * selects.
 */
export const isWalked = (query: ReservationFilters, viewer: Viewer): boolean =>
  isStaff(viewer.role) &&
  !PASSING.includes(query.status) &&
  !isYes(query.undecided) &&
  !isYes(query.mine) &&
  (!isYes(query.unread) || orderName(query.order) === 'created') &&
  NARROWING.every((name) => query[name] === undefined || query[name] === '');

/** The stays of a period by their day of departure; all of them without a period. */
const endsIn = (period: ReservationFilters['oldrez'], checkOut: SQLWrapper, today: Day) =>
  period === 'all'
    ? undefined
    : isYes(period)
      ? sql`${checkOut} < ${today}`
      : sql`${checkOut} >= ${today}`;

/**
 * The number of matches of a scanned list: the same filters on the tally of stays, which counts by
 * stored state.
 */
export function tallyFilter({ oldrez, status, source, unread }: ReservationFilters, now: string) {
  const today = dayOf(now);
  const { checkOut } = reservationTallies;
  return and(
    endsIn(oldrez, checkOut, today),
    status && eq(reservationTallies.status, status),
    source && eq(reservationTallies.source, source),
    isYes(unread) ? eq(reservationTallies.unread, true) : undefined,
  );
}

/**
 * The filters of a scanned list. The `+` keeps the planner from seeking by a column and sorting the
 * result; only the newest-first order has indexes by state and by source. Holds that have ended
 * are not among them (`runOutFilter`).
 */
export function walkFilter(query: ReservationFilters, now: string): SQL | undefined {
  const today = dayOf(now);
  const { oldrez, status, source, unread } = query;
  const order = orderName(query.order);
  const walked = (column: SQLiteColumn, ...seeks: (typeof order)[]) =>
    seeks.includes(order) ? sql`${column}` : sql`+${column}`;
  const checkOut = walked(reservations.checkOut, 'checkout');
  const isArrivals = order === 'checkin';
  const isPast = isYes(oldrez);
  const isComing = !isPast && oldrez !== 'all';
  return and(
    endsIn(oldrez, checkOut, today),
    // Redundant, but tells the planner where to begin in the index of arrivals.
    isArrivals && isPast ? lt(reservations.checkIn, today) : undefined,
    isArrivals && isComing ? gte(reservations.checkIn, earliestArrival(today)) : undefined,
    status && eq(walked(reservations.status, 'created'), status),
    source && eq(walked(reservations.source, 'created'), source),
    isYes(unread) ? isUnopened(now) : undefined,
  );
}

/**
 * How holds that have ended count in a scanned list before the cron has expired them: 1 in the list
 * of the expired, -1 in that of the unopened; the tally has them in the state that is stored.
 */
export function runOutSign({ status, unread }: ReservationFilters): -1 | 0 | 1 {
  if (isYes(unread)) return status === undefined ? -1 : 0;
  return status === 'expired' ? 1 : 0;
}

/** Those holds: few, found by an index of their own. */
export const runOutFilter = ({ oldrez, source, unread }: ReservationFilters, now: string) =>
  and(
    isRunOut(now),
    endsIn(oldrez, reservations.checkOut, dayOf(now)),
    source && eq(reservations.source, source),
    // The `+`: from the few holds, not from everything that is unopened.
    isYes(unread) ? sql`+${reservations.readAt} is null` : undefined,
  );
