import type { ReservationListQuery } from '#domain/reservations/schema.ts';
import type { Status } from '#domain/reservation-status.ts';
import {
  listSearchOf,
  oneOf,
  searchDay,
  searchId,
  searchText,
  textUpTo,
  toPageQuery,
} from '#dashboard/list/filters/list-search.ts';

type Order = Exclude<ReservationListQuery['order'], `-${string}`>;
type DateType = ReservationListQuery['datetype'];

const PERIODS = ['0', '1', 'all'] as const;
export type Period = (typeof PERIODS)[number];

export const PAGE_ROWS = 100;
export const DEFAULT_ORDER = '-created';
export const DATE_TYPES: Record<DateType, string> = {
  checkin: 'Giriş tarihi',
  checkout: 'Çıkış tarihi',
  stay: 'Konaklama',
  present: 'Evde olan',
  created: 'Oluşturma',
};
/** Literal list: this file is part of the first load, and the table of transitions need not be. */
const STATUS: Record<Status, true> = {
  requested: true,
  option: true,
  confirmed: true,
  staying: true,
  completed: true,
  rejected: true,
  expired: true,
  cancelled: true,
  no_show: true,
};
const ORDERS: readonly Order[] = ['checkin', 'created', 'total', 'code'];
const yes = (value: unknown) => (value === '1' || value === 'true' ? ('1' as const) : undefined);

/** The API's own filters, and the page counted from 1; no link leads to an error. */
export const parseReservationSearch = listSearchOf(ORDERS, {
  status: oneOf(...(Object.keys(STATUS) as Status[])),
  villa_id: searchId,
  reservation_id: textUpTo(30),
  customer_name: searchText,
  datetype: oneOf(...(Object.keys(DATE_TYPES) as DateType[])),
  date1: searchDay,
  date2: searchDay,
  // Coming stays, past ones or both; by default it depends on the other filters.
  oldrez: (value: unknown) => oneOf(...PERIODS)(value === 'true' ? '1' : String(value)),
  undecided: yes,
  mine: yes,
});
export type ReservationSearch = ReturnType<typeof parseReservationSearch>;

/**
 * Which stays are searched. A name, a code or a state is searched in all of them, including past
 * ones; otherwise the list shows those that are not over.
 */
export function periodOf(search: ReservationSearch): Period {
  const { oldrez, status, q, reservation_id, customer_name, undecided } = search;
  const named = status ?? q ?? reservation_id ?? customer_name ?? undecided;
  return oldrez ?? (named === undefined ? '0' : 'all');
}

/** The search as the API's query string takes it. */
export const toListQuery = (search: ReservationSearch) =>
  toPageQuery({ ...search, oldrez: periodOf(search) }, PAGE_ROWS);

/** How many filters are set; order and page do not count, nor a date kind without dates. */
export function countFilters(search: ReservationSearch): number {
  const { status, villa_id, reservation_id, customer_name, q, date1, date2 } = search;
  const { oldrez, undecided, mine } = search;
  const text = reservation_id ?? customer_name ?? q;
  const given = [status, villa_id, text, date1 ?? date2, oldrez, undecided, mine];
  return given.filter((value) => value !== undefined).length;
}

/**
 * Interprets the search box: codes have letters and digits, phone numbers only digits, names none.
 */
export function fromSearchBox(
  typed: string,
): Pick<ReservationSearch, 'reservation_id' | 'customer_name' | 'q'> {
  const value = searchText(typed);
  const nothing = { reservation_id: undefined, customer_name: undefined, q: undefined };
  if (value === undefined) return nothing;
  if (!/\d/.test(value)) return { ...nothing, customer_name: value };
  if (!/\p{L}/u.test(value)) return { ...nothing, q: value };
  return { ...nothing, reservation_id: value.slice(0, 30) };
}
