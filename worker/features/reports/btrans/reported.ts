import { and, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { BtransQuery } from '#domain/reports/btrans/schema.ts';
import { REPORTED_STATUSES } from '#domain/reports/btrans/codes.ts';
import { daysOf } from '#domain/reports/month.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { endOfDay, startOfDay } from '../../../platform/clock.ts';

/** Pieces of SQL that say which reservations a month's file is about; all speak of `reservations`. */

/** The day or instant that puts a reservation into a month. */
export const BASIS_COLUMNS = {
  confirmed: reservations.confirmedAt,
  created: reservations.createdAt,
  checkin: reservations.checkIn,
} as const;

/** Contracts of the month that were made and not called off. */
export function inMonth({ month, basis }: BtransQuery): SQL | undefined {
  const { first, last } = daysOf(month);
  const column = BASIS_COLUMNS[basis];
  return and(
    // The plus keeps the index of states out: a page must come from the index of its days.
    inArray(sql`+${reservations.status}`, [...REPORTED_STATUSES]),
    ...(basis === 'checkin'
      ? [gte(column, first), lte(column, last)]
      : [gte(column, startOfDay(first)), lt(column, endOfDay(last))]),
  );
}

/** What the contract is about: services that the agency sells besides are no part of the lease. */
export const leased = sql<number>`(${reservations.total} - ${reservations.agencyExtras})`;

/** What the guest paid of that by the ledger, refunds taken off; deposits are no part of it. */
export const received = sql<number>`(${reservations.paid} - ${reservations.extrasPaid})`;

/**
 * `<instant> <method>` of the payment that brought what the agency keeps of the guest's money: its
 * commission, or the whole prepayment where that is less. Null while it has not come, or when it was
 * given back.
 */
export const collection = sql<string | null>`case
  when ${received} >= min(reservations.commission, reservations.prepayment) then (
    select at || ' ' || method from (
      select coalesce(paid_at, created_at) as at, method,
        sum(amount) over (order by coalesce(paid_at, created_at), id) as so_far
      from transactions
      where reservation_id = reservations.id and status = 'succeeded'
        and kind in ('prepayment', 'balance')
    )
    where so_far >= min(reservations.commission, reservations.prepayment)
    order by at limit 1
  ) end`;

/** The last file of another month has it: a contract is reported once. */
export const reportedElsewhere = (month: string): SQL<number> => sql<number>`exists (
  select 1 from btrans_rows as reported
  join btrans_files as file on file.id = reported.file_id
  where reported.reservation_id = reservations.id and file.month <> ${month}
    and file.file_no = (select max(file_no) from btrans_files where month = file.month)
)`;
