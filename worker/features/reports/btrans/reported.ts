import { and, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { BtransQuery } from '#domain/reports/btrans/schema.ts';
import { REPORTED_STATUSES } from '#domain/reports/btrans/codes.ts';
import { daysOf } from '#domain/reports/month.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { endOfDay, startOfDay } from '#worker/platform/clock.ts';

/** SQL fragments that select the reservations of a month's file; all refer to `reservations`. */

/** The day or instant by which a reservation belongs to a month. */
export const BASIS_COLUMNS = {
  confirmed: reservations.confirmedAt,
  created: reservations.createdAt,
  checkin: reservations.checkIn,
} as const;

/** Contracts of the month that were concluded and not cancelled. */
export function inMonth({ month, basis }: BtransQuery): SQL | undefined {
  const { first, last } = daysOf(month);
  const column = BASIS_COLUMNS[basis];
  return and(
    // Of a guest who did not come nothing was earned unless something was kept.
    sql`(${reservations.status} <> 'no_show' or ${reservations.kept} > 0)`,
    // The `+` keeps the planner from using the index of states: pages must come from the index of
    // days.
    inArray(sql`+${reservations.status}`, [...REPORTED_STATUSES]),
    ...(basis === 'checkin'
      ? [gte(column, first), lte(column, last)]
      : [gte(column, startOfDay(first)), lt(column, endOfDay(last))]),
  );
}

/**
 * The amount of the lease: the agency's own services are not part of it. Of a guest who did not come
 * it is what is kept (`shareRent` of domain/payments/owner-due.ts).
 */
export const leased = sql<number>`iif(${reservations.status} = 'no_show',
  max(0, min(coalesce(${reservations.kept}, 0), ${reservations.total} - ${reservations.agencyExtras}, ${reservations.paid} - ${reservations.extrasPaid})),
  ${reservations.total} - ${reservations.agencyExtras})`;

/** What the agency earns of that, which is what the books say. */
export const earned = sql<number>`iif(${reservations.status} = 'no_show',
  ${leased} - (${reservations.ownerDue} + ${reservations.toOwner}), ${reservations.commission})`;

/** What of it the guest pays to the agency: not more than the prepayment. */
const retained = sql<number>`min(${earned}, iif(${reservations.status} = 'no_show', ${leased}, ${reservations.prepayment}))`;

/**
 * What the guest paid of that according to the ledger, less refunds; deposits are not part of it.
 */
export const received = sql<number>`(${reservations.paid} - ${reservations.extrasPaid})`;

/**
 * `<instant> <method>` of the payment that completed what the agency retains of the guest's money:
 * its commission, or the whole prepayment if that is less. Null when it has not been received, or
 * was refunded; what the owner took is not received.
 */
export const collection = sql<string | null>`case
  when ${received} - ${reservations.toOwner} >= ${retained} then (
    select at || ' ' || method from (
      select coalesce(paid_at, created_at) as at, method,
        sum(amount) over (order by coalesce(paid_at, created_at), id) as so_far
      from transactions
      where reservation_id = reservations.id and status = 'succeeded'
        and kind in ('prepayment', 'balance') and method <> 'to_owner'
    )
    where so_far >= ${retained}
    order by at limit 1
  ) end`;

/** Whether the last file of another month contains it: a contract is reported once. */
export const reportedElsewhere = (month: string): SQL<number> => sql<number>`exists (
  select 1 from btrans_rows as reported
  join btrans_files as file on file.id = reported.file_id
  where reported.reservation_id = reservations.id and file.month <> ${month}
    and file.file_no = (select max(file_no) from btrans_files where month = file.month)
)`;
