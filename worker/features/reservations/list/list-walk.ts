import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { isStaff } from '#domain/auth/permissions.ts';
import type { Day } from '#domain/values/dates.ts';
import type { ReservationFilters } from '#domain/reservations/schema.ts';
import type { Status } from '#domain/reservation-status.ts';
import { reservations, reservationTallies } from '#drizzle/schema/reservations.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { earliestArrival, isYes } from './list-filters.ts';
import { orderName } from './list-order.ts';

/** Filters that leave few of the stays. */
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

/** States that stays pass through: few are in one of them at a time. */
const PASSING: readonly (Status | undefined)[] = ['requested', 'option', 'staying'];

/**
 * Whether many of the stays match, wherever one looks. The page of such a list is found by walking
 * the index of its order until it is full; that of a narrower one by sorting what its filter finds.
 */
export const isWalked = (query: ReservationFilters, viewer: Viewer): boolean =>
  isStaff(viewer.role) &&
  !PASSING.includes(query.status) &&
  !isYes(query.undecided) &&
  (!isYes(query.unread) || orderName(query.order) === 'created') &&
  NARROWING.every((name) => query[name] === undefined || query[name] === '');

/** How many match a walked list: the same filters on the tally of stays. */
export function tallyFilter({ oldrez, status, source, unread }: ReservationFilters, today: Day) {
  const { checkOut } = reservationTallies;
  return and(
    isYes(oldrez) ? lt(checkOut, today) : gte(checkOut, today),
    status && eq(reservationTallies.status, status),
    source && eq(reservationTallies.source, source),
    isYes(unread) ? eq(reservationTallies.unread, true) : undefined,
  );
}

/**
 * The filters of a walked list. A plus keeps the planner from seeking by a column and sorting what it
 * finds: only the newest have an index a state and a source.
 */
export function walkFilter(query: ReservationFilters, today: Day): SQL | undefined {
  const { oldrez, status, source, unread } = query;
  const order = orderName(query.order);
  const walked = (column: SQLiteColumn, ...seeks: (typeof order)[]) =>
    seeks.includes(order) ? sql`${column}` : sql`+${column}`;
  const checkOut = walked(reservations.checkOut, 'checkout');
  const isArrivals = order === 'checkin';
  const isPast = isYes(oldrez);
  return and(
    isPast ? lt(checkOut, today) : gte(checkOut, today),
    // Says nothing new, but where in the index of arrivals to begin.
    isArrivals && isPast ? lt(reservations.checkIn, today) : undefined,
    isArrivals && !isPast ? gte(reservations.checkIn, earliestArrival(today)) : undefined,
    status && eq(walked(reservations.status, 'created'), status),
    source && eq(walked(reservations.source, 'created'), source),
    isYes(unread) ? isNull(reservations.readAt) : undefined,
  );
}
