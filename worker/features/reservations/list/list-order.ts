import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { ReservationFilters } from '#domain/reservations/schema.ts';
import { reservations } from '#drizzle/schema/reservations.ts';

const ORDER_COLUMNS = {
  checkin: reservations.checkIn,
  checkout: reservations.checkOut,
  created: reservations.createdAt,
  total: reservations.total,
  code: reservations.code,
};

type Order = ReservationFilters['order'];

export const orderName = (order: Order) => order.replace('-', '') as keyof typeof ORDER_COLUMNS;

/** The columns of an order; ties are in index or insertion order. */
export function orderColumns(order: Order): SQLiteColumn[] {
  const name = orderName(order);
  const alike =
    name === 'total' || name === 'code'
      ? [reservations.checkOut, reservations.rowId]
      : [reservations.rowId];
  return [ORDER_COLUMNS[name], ...alike];
}

/** The order of the rows of a page. */
export const listOrder = (order: Order): SQL[] => orderColumns(order).map(directionOf(order));

/** The same for a table that has nothing but these columns. */
export const orderByName = (order: Order): SQL[] =>
  orderColumns(order).map(({ name }) => directionOf(order)(sql.identifier(name)));

const directionOf = (order: Order) => (order.startsWith('-') ? desc : asc);

/**
 * The order in which a filtered page is searched. The `+` keeps the planner from scanning the whole
 * table in this order and fetching every row to filter it: sorting the result of the filter's own
 * index is cheaper.
 */
export function pageOrder(order: Order): SQL[] {
  const [first, ...alike] = listOrder(order);
  return first === undefined ? [] : [sql`+${first}`, ...alike];
}
