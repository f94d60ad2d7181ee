import { and, asc, count, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { addDays, monthEnd, monthStart } from '#domain/dates.ts';
import { startOfIstanbulDay } from '#domain/istanbul-time.ts';
import type { ReconciliationFacts } from '#domain/payments/reconciliation.ts';
import { isSold, type StatementFacts } from '#domain/payments/statement.ts';
import { STATUSES } from '#domain/reservations/status.ts';
import { paymentAlarms, paymentEvents, transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database.ts';

/** A month as half-open days and instants of Türkiye. */
function spanOf(month: string) {
  const first = monthStart(month);
  const next = addDays(monthEnd(month), 1);
  return { first, next, from: startOfIstanbulDay(first), to: startOfIstanbulDay(next) };
}

const succeeded = eq(transactions.status, 'succeeded');
const net = sql<number>`coalesce(sum(case
  when ${transactions.kind} in ('refund', 'deposit_refund', 'owner_payout')
  then -${transactions.amount} else ${transactions.amount} end), 0)`;
const sum = sql<number>`coalesce(sum(${transactions.amount}), 0)`;

/** Outcomes of reports that money came, booked or not. */
const REPORTED = ['booked', 'confirmed', 'refused', 'unknown'];

/** A month of the ledger, summed by the database, in one trip. */
export async function readReconciliation(
  db: Database,
  month: string,
): Promise<ReconciliationFacts> {
  const { from, to } = spanOf(month);
  // Türkiye keeps UTC+3 all year.
  const day = sql<string>`date(${transactions.paidAt}, '+3 hours')`;
  const [before, groups, failed, pending, alarms, reported] = await db.read.batch([
    db.read
      .select({ net })
      .from(transactions)
      .where(and(succeeded, lt(transactions.paidAt, from))),
    db.read
      .select({
        day,
        kind: transactions.kind,
        method: transactions.method,
        provider: transactions.provider,
        amount: sum,
        entries: count(),
      })
      .from(transactions)
      .where(and(succeeded, gte(transactions.paidAt, from), lt(transactions.paidAt, to)))
      .groupBy(day, transactions.kind, transactions.method, transactions.provider),
    db.read
      .select({ n: count() })
      .from(transactions)
      .where(
        and(
          eq(transactions.status, 'failed'),
          gte(transactions.createdAt, from),
          lt(transactions.createdAt, to),
        ),
      ),
    db.read
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
    db.read
      .select({ n: count() })
      .from(paymentAlarms)
      .where(
        and(
          isNull(paymentAlarms.resolvedAt),
          gte(paymentAlarms.createdAt, from),
          lt(paymentAlarms.createdAt, to),
        ),
      ),
    db.read
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
  ]);
  return {
    month,
    opening: before[0]?.net ?? 0,
    groups,
    failed: failed[0]?.n ?? 0,
    pending,
    open_alarms: alarms[0]?.n ?? 0,
    reported,
  };
}

const SOLD = STATUSES.filter(isSold);

/** An owner's month with what came before it, in one trip; null when there is no such owner. */
export async function readStatement(
  db: Database,
  ownerId: number,
  month: string,
): Promise<StatementFacts | null> {
  const { first, next, from, to } = spanOf(month);
  const isOwners = eq(villas.ownerId, ownerId);
  const beginsThen = and(
    isOwners,
    gte(reservations.checkIn, first),
    lt(reservations.checkIn, next),
  );
  const isPayout = and(isOwners, succeeded, eq(transactions.kind, 'owner_payout'));
  const [owners, stays, entries, payouts, agreed, paid] = await db.read.batch([
    db.read
      .select({
        id: users.id,
        name: sql<string>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`,
        iban: userDetails.iban,
      })
      .from(users)
      .innerJoin(userDetails, eq(userDetails.userId, users.id))
      .where(and(eq(users.id, ownerId), eq(users.role, 'OWNER'))),
    db.read
      .select({
        id: reservations.id,
        code: reservations.code,
        villaId: reservations.villaId,
        villaName: villas.name,
        customerName: sql<string>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
        status: reservations.status,
        checkIn: reservations.checkIn,
        checkOut: reservations.checkOut,
        nights: reservations.nights,
        gross: reservations.gross,
        ownerDiscount: reservations.ownerDiscount,
        commission: reservations.commission,
        total: reservations.total,
        prepayment: reservations.prepayment,
        ownerPayout: reservations.ownerPayout,
      })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(beginsThen)
      .orderBy(asc(reservations.checkIn), asc(reservations.code)),
    db.read
      .select({
        reservationId: transactions.reservationId,
        kind: transactions.kind,
        amount: transactions.amount,
        status: transactions.status,
      })
      .from(transactions)
      .innerJoin(reservations, eq(reservations.id, transactions.reservationId))
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(beginsThen),
    db.read
      .select({
        id: transactions.id,
        paid_at: sql<string>`${transactions.paidAt}`,
        reservation_id: reservations.code,
        villa_name: villas.name,
        method: transactions.method,
        amount: transactions.amount,
        note: transactions.note,
      })
      .from(transactions)
      .innerJoin(reservations, eq(reservations.id, transactions.reservationId))
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(and(isPayout, gte(transactions.paidAt, from), lt(transactions.paidAt, to)))
      .orderBy(asc(transactions.paidAt), asc(transactions.id)),
    db.read
      .select({ sum: sql<number>`coalesce(sum(${reservations.ownerPayout}), 0)` })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(and(isOwners, inArray(reservations.status, SOLD), lt(reservations.checkIn, first))),
    db.read
      .select({ sum })
      .from(transactions)
      .innerJoin(reservations, eq(reservations.id, transactions.reservationId))
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(and(isPayout, lt(transactions.paidAt, from))),
  ]);
  const [owner] = owners;
  if (owner === undefined) return null;
  return {
    month,
    owner,
    stays: stays.map((stay) => ({
      ...stay,
      entries: entries.filter(({ reservationId }) => reservationId === stay.id),
    })),
    payouts,
    before: { agreed: agreed[0]?.sum ?? 0, paidOut: paid[0]?.sum ?? 0 },
  };
}
