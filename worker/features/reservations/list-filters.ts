import { and, asc, desc, eq, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { addDays, type Day } from '#domain/dates.ts';
import { fold } from '#domain/fold.ts';
import type { ReservationListQuery } from '#domain/reservations/schema.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { type Viewer, visibleTo } from '../../platform/viewer.ts';

/** The filters of the list. A code looks everywhere; otherwise past and coming are complements. */
export function listFilter(query: ReservationListQuery, viewer: Viewer, today: Day) {
  return and(
    visibleTo(viewer),
    query.status && eq(reservations.status, query.status),
    query.villa_id !== undefined ? eq(reservations.villaId, query.villa_id) : undefined,
    query.reservation_id ? codeFilter(query.reservation_id) : endedFilter(query.oldrez, today),
    query.customer_name ? nameFilter(query.customer_name) : undefined,
    ...dateFilters(query),
  );
}

const codeFilter = (code: string) =>
  sql`instr(${reservations.code}, ${code.toUpperCase().replaceAll(' ', '')}) > 0`;

const nameFilter = (name: string) => sql`instr(${reservations.searchText}, ${fold(name)}) > 0`;

/** A stay has ended when its check-out day is over. */
function endedFilter(oldrez: string, today: Day): SQL {
  const onlyEnded = oldrez === '1' || oldrez === 'true';
  return onlyEnded ? lt(reservations.checkOut, today) : gte(reservations.checkOut, today);
}

/** `date1` and `date2` are inclusive days; `stay` means any night of the stay in between. */
function dateFilters({ datetype, date1, date2 }: ReservationListQuery): (SQL | undefined)[] {
  if (datetype === 'created') {
    return [
      date1 && gte(reservations.createdAt, startOfDay(date1)),
      date2 && lt(reservations.createdAt, startOfDay(addDays(date2, 1))),
    ].map((filter) => filter || undefined);
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

/** Midnight in Istanbul as an instant; Türkiye keeps UTC+3 all year since 2016. */
const startOfDay = (day: Day) => new Date(`${day}T00:00:00+03:00`).toISOString();

const ORDER_COLUMNS = {
  checkin: reservations.checkIn,
  created: reservations.createdAt,
  total: reservations.total,
  code: reservations.code,
};

export function listOrder(order: ReservationListQuery['order']): SQL[] {
  const descending = order.startsWith('-');
  const column = ORDER_COLUMNS[order.replace('-', '') as keyof typeof ORDER_COLUMNS];
  return descending ? [desc(column), desc(reservations.id)] : [asc(column), asc(reservations.id)];
}
