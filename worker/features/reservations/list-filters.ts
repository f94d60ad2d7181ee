import { and, asc, desc, eq, gt, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/dates.ts';
import { fold } from '#domain/fold.ts';
import { parseReservationCode } from '#domain/reservations/code.ts';
import type { ReservationFilters } from '#domain/reservations/schema.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { endOfDay, startOfDay } from '../../platform/clock.ts';
import { type Viewer, visibleTo } from '../../platform/viewer.ts';

/** A row's own number, in the order of writing. */
export const ROW = sql<number>`${reservations}.rowid`;

/** Filters that leave only some of the stays. */
const NARROWING = [
  'q',
  'status',
  'source',
  'villa_id',
  'town_id',
  'owner_id',
  'reservation_id',
  'customer_name',
  'date1',
  'date2',
] as const;

/**
 * Whether nearly every newest row matches: the coming stays, newest first, as an admin's list opens.
 * Their page is found sooner by walking the index in the list's order than by sorting what a filter
 * finds.
 */
export const isWalked = (query: ReservationFilters, viewer: Viewer): boolean =>
  viewer.role === 'ADMIN' &&
  query.order === '-created' &&
  !isYes(query.oldrez) &&
  !isYes(query.unread) &&
  NARROWING.every((name) => !query[name]);

/** The filters of the list. A code looks everywhere; otherwise past and coming are complements. */
export function listFilter(query: ReservationFilters, viewer: Viewer, today: Day) {
  return and(
    villaFilter(query, viewer),
    query.status && eq(reservations.status, query.status),
    query.source && eq(reservations.source, query.source),
    query.villa_id !== undefined ? eq(reservations.villaId, query.villa_id) : undefined,
    isYes(query.unread) ? isNull(reservations.readAt) : undefined,
    query.reservation_id ? codeFilter(query.reservation_id) : undefined,
    query.q ? textFilter(query.q, viewer) : undefined,
    query.reservation_id || query.q ? undefined : endedFilter(query.oldrez, today),
    query.customer_name ? nameFilter(query.customer_name) : undefined,
    ...dateFilters(query),
  );
}

const isYes = (text: string) => text === '1' || text === 'true';

/** Whose villas and where; as a set of ids, so that a list of all needs no join. */
function villaFilter({ town_id, owner_id }: ReservationFilters, viewer: Viewer): SQL | undefined {
  const wanted = and(
    visibleTo(viewer),
    town_id === undefined ? undefined : eq(villas.townId, town_id),
    owner_id === undefined ? undefined : eq(villas.ownerId, owner_id),
  );
  return (
    wanted && sql`${reservations.villaId} in (select ${villas.id} from ${villas} where ${wanted})`
  );
}

/** A whole code is looked up; a part of one is looked for in the index of codes alone. */
function codeFilter(text: string): SQL {
  const code = parseReservationCode(text);
  if (code !== null) return eq(reservations.code, code);
  const part = text.toUpperCase().replaceAll(' ', '');
  return sql`${ROW} in (select c.rowid from reservations c where instr(c.code, ${part}) > 0)`;
}

const nameFilter = (name: string) => sql`instr(${reservations.searchText}, ${fold(name)}) > 0`;

/** Digits of a phone that are worth looking for: fewer are in every other number. */
const PHONE_DIGITS = 4;

/** Whatever a caller names first. A guest's phone is between the guest and the agency. */
function textFilter(text: string, viewer: Viewer): SQL | undefined {
  // As it is stored: +90532…, whatever of 0090, 90 and 0 was said.
  const digits = text.replace(/\D/g, '').replace(/^(0090|90|0)/, '');
  const isPhone = viewer.role === 'ADMIN' && /^[\d\s+()./-]+$/.test(text);
  return or(
    codeFilter(text),
    nameFilter(text),
    isPhone && digits.length >= PHONE_DIGITS
      ? sql`instr(${reservations.phone}, ${digits}) > 0`
      : undefined,
  );
}

/** A stay has ended when its check-out day is over. */
function endedFilter(oldrez: string, today: Day): SQL {
  return isYes(oldrez) ? lt(reservations.checkOut, today) : gte(reservations.checkOut, today);
}

/** `date1` and `date2` are inclusive days; `stay` means any night of the stay in between. */
function dateFilters({ datetype, date1, date2 }: ReservationFilters): (SQL | undefined)[] {
  if (datetype === 'created') {
    return [
      date1 ? gte(reservations.createdAt, startOfDay(date1)) : undefined,
      date2 ? lt(reservations.createdAt, endOfDay(date2)) : undefined,
    ];
  }
  if (datetype === 'stay') {
    return [
      date1 ? gt(reservations.checkOut, date1) : undefined,
      date2 ? lte(reservations.checkIn, date2) : undefined,
    ];
  }
  const column = datetype === 'checkin' ? reservations.checkIn : reservations.checkOut;
  return [date1 ? gte(column, date1) : undefined, date2 ? lte(column, date2) : undefined];
}

const ORDER_COLUMNS = {
  checkin: reservations.checkIn,
  checkout: reservations.checkOut,
  created: reservations.createdAt,
  total: reservations.total,
  code: reservations.code,
};

type Order = ReservationFilters['order'];

const orderColumn = (order: Order) =>
  ORDER_COLUMNS[order.replace('-', '') as keyof typeof ORDER_COLUMNS];

/** The order of the rows of a page. */
export function listOrder(order: Order): SQL[] {
  const column = orderColumn(order);
  return order.startsWith('-') ? [desc(column), desc(ROW)] : [asc(column), asc(ROW)];
}

/** The rows to walk past: the plus keeps the planner from seeking them by their check-out instead. */
export const walkFilter = (today: Day): SQL => sql`+${reservations.checkOut} >= ${today}`;

/**
 * The order in which a page is looked for. The plus keeps the planner from walking the whole table
 * in this order and fetching every row to filter it: sorting what the filter's own index gives is
 * cheaper.
 */
export function pageOrder(order: Order): SQL[] {
  const column = sql`+${orderColumn(order)}`;
  return order.startsWith('-') ? [desc(column), desc(ROW)] : [asc(column), asc(ROW)];
}
