import { and, asc, desc, eq, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { type Day, findDayFrom } from '#domain/dates.ts';
import { parseReservationCode } from '#domain/reservations/code.ts';
import type { ReservationFilters } from '#domain/reservations/schema.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/stay.ts';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Status } from '#domain/reservations/status.ts';
import { reservations, reservationTallies } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { endOfDay, startOfDay } from '../../platform/clock.ts';
import { foundByText } from '../../platform/guest-search.ts';
import { type Viewer, visibleTo } from '../../platform/viewer.ts';

/** A row's own number, in the order of writing. */
export const ROW = sql<number>`${reservations}.rowid`;

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
  viewer.role === 'ADMIN' &&
  !PASSING.includes(query.status) &&
  (!isYes(query.unread) || orderName(query.order) === 'created') &&
  NARROWING.every((name) => !query[name]);

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
    endFilter(query, today),
    query.customer_name ? nameFilter(query.customer_name) : undefined,
    ...dateFilters(query, today),
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

/** A whole code is looked up, a part of one looked for; one or two signs are how codes begin. */
function codeFilter(text: string): SQL {
  const code = parseReservationCode(text);
  if (code !== null) return eq(reservations.code, code);
  const found = foundByText({ code: text });
  if (found !== null) return sql`${ROW} in ${found}`;
  const begin = text.toUpperCase().replaceAll(' ', '');
  return sql`${reservations.code} >= ${begin} and ${reservations.code} < ${`${begin}\u{10ffff}`}`;
}

function nameFilter(name: string): SQL | undefined {
  const found = foundByText({ name });
  return found === null ? undefined : sql`${ROW} in ${found}`;
}

/** Digits of a phone that are worth looking for: fewer are in every other number. */
const PHONE_DIGITS = 4;

/** Whatever a caller names first. A guest's phone is between the guest and the agency. */
function textFilter(text: string, viewer: Viewer): SQL | undefined {
  const code = parseReservationCode(text);
  if (code !== null) return eq(reservations.code, code);
  // As it is stored: +90532…, whatever of 0090, 90 and 0 was said.
  const digits = text.replace(/\D/g, '').replace(/^(0090|90|0)/, '');
  const isPhone =
    viewer.role === 'ADMIN' && /^[\d\s+()./-]+$/.test(text) && digits.length >= PHONE_DIGITS;
  const found = foundByText({ name: text, code: text, phone: isPhone ? digits : '' });
  return found === null ? undefined : sql`${ROW} in ${found}`;
}

/**
 * When a stay must end: past ones did before today, and dates may say more. One bound on either side,
 * for an index is entered by one.
 */
function endFilter(query: ReservationFilters, today: Day): SQL | undefined {
  const { datetype, date1, date2 } = query;
  const isAnyTime = Boolean(query.reservation_id || query.q);
  const isPast = isYes(query.oldrez);
  const first = [
    isAnyTime || isPast ? undefined : today,
    datetype === 'checkout' ? date1 : undefined,
    datetype === 'stay' && date1 ? (findDayFrom(date1, 1) ?? date1) : undefined,
  ];
  const last = [
    isAnyTime || !isPast ? undefined : findDayFrom(today, -1),
    datetype === 'checkout' ? date2 : undefined,
  ];
  const from = first
    .filter((day) => day != null)
    .toSorted()
    .at(-1);
  const to = last
    .filter((day) => day != null)
    .toSorted()
    .at(0);
  return and(
    from ? gte(reservations.checkOut, from) : undefined,
    to ? lte(reservations.checkOut, to) : undefined,
  );
}

/** `date1` and `date2` are inclusive days; `stay` means any night of the stay in between. */
function dateFilters(query: ReservationFilters, today: Day): (SQL | undefined)[] {
  const { datetype, date1, date2 } = query;
  if (datetype === 'checkout') return [];
  if (datetype === 'created') {
    return [
      date1 ? gte(reservations.createdAt, startOfDay(date1)) : undefined,
      date2 ? lt(reservations.createdAt, endOfDay(date2)) : undefined,
    ];
  }
  // A stay that has a night from `date1` on says, by the law's longest, when it arrived at the earliest.
  const coming = isYes(query.oldrez) || query.q || query.reservation_id ? undefined : today;
  const reached = date1 ?? coming;
  const first = datetype === 'checkin' ? date1 : reached && date2 && earliestArrival(reached);
  return [
    first ? gte(reservations.checkIn, first) : undefined,
    date2 ? lte(reservations.checkIn, date2) : undefined,
  ];
}

/** When a stay that still has a night on `day`, or leaves on it, arrived at the earliest. */
const earliestArrival = (day: Day): Day => findDayFrom(day, -MAX_STAY_NIGHTS) ?? day;

const ORDER_COLUMNS = {
  checkin: reservations.checkIn,
  checkout: reservations.checkOut,
  created: reservations.createdAt,
  total: reservations.total,
  code: reservations.code,
};

type Order = ReservationFilters['order'];

const orderName = (order: Order) => order.replace('-', '') as keyof typeof ORDER_COLUMNS;

/** The order of the rows of a page; rows alike are in the order of the index or of their writing. */
export function listOrder(order: Order): SQL[] {
  const name = orderName(order);
  const alike = name === 'total' || name === 'code' ? [reservations.checkOut, ROW] : [ROW];
  return [ORDER_COLUMNS[name], ...alike].map(order.startsWith('-') ? desc : asc);
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

/**
 * The order in which a filtered page is looked for. The plus keeps the planner from walking the
 * whole table in this order and fetching every row to filter it: sorting what the filter's own index
 * gives is cheaper.
 */
export function pageOrder(order: Order): SQL[] {
  const [first, ...alike] = listOrder(order);
  return first === undefined ? [] : [sql`+${first}`, ...alike];
}
