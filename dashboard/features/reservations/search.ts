import { isDay } from '#domain/dates.ts';
import type { ReservationListQuery } from '#domain/reservations/schema.ts';
import type { Status } from '#domain/reservations/status.ts';

type Order = ReservationListQuery['order'];
type DateType = ReservationListQuery['datetype'];

/** The list as its address names it: the API's own filters, and the page counted from 1. */
export type ReservationSearch = {
  status?: ReservationListQuery['status'];
  villa_id?: string;
  reservation_id?: string;
  customer_name?: string;
  datetype?: DateType;
  date1?: string;
  date2?: string;
  oldrez?: '1';
  order?: Order;
  page?: number;
};

export const PAGE_ROWS = 100;
export const DEFAULT_ORDER: Order = '-created';
export const DATE_TYPES: Record<DateType, string> = {
  checkin: 'Giriş tarihi',
  checkout: 'Çıkış tarihi',
  stay: 'Konaklama',
  created: 'Oluşturma',
};
/** Spelled out here: this file loads with the first screen, the table of moves need not. */
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
const ORDER = /^-?(?:checkin|created|total|code)$/;

const text = (value: unknown, max: number) => {
  const trimmed = typeof value === 'string' ? value.trim().slice(0, max) : '';
  return trimmed === '' ? undefined : trimmed;
};
const day = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : undefined);

/** What of an address is a filter; the rest is dropped, so that no link leads to an error. */
export function parseReservationSearch(raw: Record<string, unknown>): ReservationSearch {
  const page = Number(raw.page);
  const order = text(raw.order, 20);
  return {
    status: Object.hasOwn(STATUS, String(raw.status)) ? (raw.status as Status) : undefined,
    villa_id: /^\d{1,9}$/.test(String(raw.villa_id)) ? String(raw.villa_id) : undefined,
    reservation_id: text(raw.reservation_id, 30),
    customer_name: text(raw.customer_name, 120),
    datetype: Object.keys(DATE_TYPES).find((type) => type === raw.datetype) as DateType | undefined,
    date1: day(raw.date1),
    date2: day(raw.date2),
    oldrez: raw.oldrez === '1' || raw.oldrez === 'true' ? '1' : undefined,
    order: order && ORDER.test(order) ? (order as Order) : undefined,
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : undefined,
  };
}

/** The search as the API's query string takes it. */
export function toListQuery({ page = 1, ...filters }: ReservationSearch) {
  return { ...filters, skip: String((page - 1) * PAGE_ROWS), take: String(PAGE_ROWS) };
}

/** How many filters narrow the list; order and page do not, nor the kind of a date not given. */
export function countFilters(search: ReservationSearch): number {
  const { status, villa_id, reservation_id, customer_name, date1, date2, oldrez } = search;
  const given = [status, villa_id, reservation_id ?? customer_name, date1 ?? date2, oldrez];
  return given.filter((value) => value !== undefined).length;
}

/** One box for both: names have no digits, codes nearly always do. */
export function fromSearchBox(
  typed: string,
): Pick<ReservationSearch, 'reservation_id' | 'customer_name'> {
  const value = text(typed, 120);
  const isCode = value !== undefined && /\d/.test(value);
  return {
    reservation_id: isCode ? value.slice(0, 30) : undefined,
    customer_name: isCode ? undefined : value,
  };
}
