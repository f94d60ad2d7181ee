import { istanbulDay, monthOf } from '#domain/values/dates.ts';
import {
  TRANSACTION_KINDS,
  TRANSACTION_METHODS,
  TRANSACTION_STATUSES,
} from '#domain/payments/ledger.ts';
import {
  listSearchOf,
  oneOf,
  searchDay,
  searchId,
  searchMonth,
  searchOf,
  textUpTo,
} from '#dashboard/list/filters/list-search.ts';

/** The API's own filters, and the page counted from 1; no link leads to an error. */
export const parseTransactionSearch = listSearchOf(['created', 'paid', 'amount'], {
  kind: oneOf(...TRANSACTION_KINDS),
  method: oneOf(...TRANSACTION_METHODS),
  status: oneOf(...TRANSACTION_STATUSES),
  villa_id: searchId,
  reservation_id: textUpTo(30),
  date1: searchDay,
  date2: searchDay,
});
export type TransactionSearch = ReturnType<typeof parseTransactionSearch>;

/** The address of a report of one month. */
export const parseMonthSearch = searchOf({ ay: readMonth });
export type MonthSearch = ReturnType<typeof parseMonthSearch>;

/** The month in a report's address; the current month by default. */
export function readMonth(raw: unknown): string {
  return searchMonth(raw) ?? monthOf(istanbulDay(new Date()));
}
