import { istanbulDay, monthOf } from '#domain/values/dates.ts';
import type { TransactionFilters } from '#domain/payments/admin-schema.ts';
import {
  TRANSACTION_KINDS,
  TRANSACTION_METHODS,
  TRANSACTION_STATUSES,
} from '#domain/payments/ledger.ts';
import {
  type ListSearch,
  parseListSearch,
  searchDay,
  searchId,
  searchMonth,
  searchOneOf,
  searchText,
} from '#dashboard/list/filters/list-search.ts';

/** The ledger as its address names it: the API's own filters, and the page counted from 1. */
export type TransactionSearch = Omit<ListSearch, 'order'> & {
  order?: TransactionFilters['order'] | undefined;
  kind?: TransactionFilters['kind'];
  method?: TransactionFilters['method'];
  status?: TransactionFilters['status'];
  villa_id?: string | undefined;
  reservation_id?: string | undefined;
  date1?: string | undefined;
  date2?: string | undefined;
};

export const PAGE_ROWS = 100;
export const DEFAULT_ORDER = '-created';

/** Only the valid filters of an address, so that no link leads to an error. */
export function parseTransactionSearch(raw: Record<string, unknown>): TransactionSearch {
  const { q, order, page } = parseListSearch(raw, ['created', 'paid', 'amount']);
  return {
    q,
    order: order as TransactionSearch['order'],
    page,
    kind: searchOneOf(raw.kind, TRANSACTION_KINDS),
    method: searchOneOf(raw.method, TRANSACTION_METHODS),
    status: searchOneOf(raw.status, TRANSACTION_STATUSES),
    villa_id: searchId(raw.villa_id),
    reservation_id: searchText(raw.reservation_id, 30),
    date1: searchDay(raw.date1),
    date2: searchDay(raw.date2),
  };
}

/** The address of a report of one month. */
export type MonthSearch = { ay?: string };

export const parseMonthSearch = (raw: Record<string, unknown>): MonthSearch => ({
  ay: readMonth(raw.ay),
});

/** The month in a report's address; the current month by default. */
export function readMonth(raw: unknown): string {
  return searchMonth(raw) ?? monthOf(istanbulDay(new Date()));
}
