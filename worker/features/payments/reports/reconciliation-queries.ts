import { and, asc, count, eq, gte, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { kindsThat, PAST_THE_TILL } from '#domain/payments/ledger.ts';
import type { ReconciliationFacts } from '#domain/payments/reports/reconciliation.ts';
import { pick } from '#domain/values/pick.ts';
import { paymentAlarms, paymentEvents, transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { spanOf } from './report-month.ts';

/** Money between guests and owners passes by the agency, and what is carried does not move. */
const moved = and(
  eq(transactions.status, 'succeeded'),
  notInArray(transactions.method, [...PAST_THE_TILL]),
);
const net = sql<number>`coalesce(sum(case
  when ${inArray(transactions.kind, kindsThat(-1))} then -${transactions.amount}
  when ${inArray(transactions.kind, kindsThat(1))} then ${transactions.amount} end), 0)`;
const sum = sql<number>`coalesce(sum(${transactions.amount}), 0)`;

/** Outcomes of reports that money was received, recorded or not. */
const REPORTED = ['booked', 'confirmed', 'refused', 'unknown'];

/** A month of the ledger, summed by the database, in one trip. */
export async function readReconciliation(
  db: Database,
  month: string,
): Promise<ReconciliationFacts> {
  const { from, to } = spanOf(month);
  // Türkiye is at UTC+3 all year.
  const day = sql<string>`date(${transactions.paidAt}, '+3 hours')`;
  const { before, failed, alarms, ...rows } = await readTogether(db, {
    before: db.read
      .select({ net })
      .from(transactions)
      .where(and(moved, lt(transactions.paidAt, from))),
    groups: db.read
      .select({
        day,
        ...pick(transactions, 'kind', 'method', 'provider'),
        amount: sum,
        entries: count(),
      })
      .from(transactions)
      .where(and(moved, gte(transactions.paidAt, from), lt(transactions.paidAt, to)))
      .groupBy(day, transactions.kind, transactions.method, transactions.provider),
    failed: db.read
      .select({ n: count() })
      .from(transactions)
      .where(
        and(
          eq(transactions.status, 'failed'),
          gte(transactions.createdAt, from),
          lt(transactions.createdAt, to),
        ),
      ),
    pending: db.read
      .select({
        id: transactions.id,
        reservation_id: reservations.code,
        amount: transactions.amount,
        created_at: transactions.createdAt,
      })
      .from(transactions)
      .innerJoin(reservations, eq(reservations.id, transactions.reservationId))
      .where(and(eq(transactions.status, 'pending'), lt(transactions.createdAt, to)))
      .orderBy(asc(transactions.createdAt)),
    alarms: db.read
      .select({ n: count() })
      .from(paymentAlarms)
      .where(
        and(
          isNull(paymentAlarms.resolvedAt),
          gte(paymentAlarms.createdAt, from),
          lt(paymentAlarms.createdAt, to),
        ),
      ),
    reported: db.read
      .select({ provider: paymentEvents.provider, reported: count() })
      .from(paymentEvents)
      .where(
        and(
          inArray(paymentEvents.outcome, REPORTED),
          gte(paymentEvents.createdAt, from),
          lt(paymentEvents.createdAt, to),
        ),
      )
      .groupBy(paymentEvents.provider),
  });
  return {
    month,
    opening: before[0]?.net ?? 0,
    failed: failed[0]?.n ?? 0,
    open_alarms: alarms[0]?.n ?? 0,
    ...rows,
  };
}
