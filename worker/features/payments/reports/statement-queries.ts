import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { StatementFacts } from '#domain/payments/reports/statement.ts';
import type { MonthSpan } from '#domain/payments/reports/month-span.ts';
import { pick } from '#domain/values/pick.ts';
import { invoiceLines, invoices } from '#drizzle/schema/invoices.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { hasFile, numberInSql } from '#worker/features/invoices/number-in-sql.ts';
import { ledgerColumns } from '../ledger/ledger-columns.ts';
import { isOrWasOwner, OWNER } from './owner-columns.ts';
import { broughtOwner, isPayoutEntry } from './payout-entries.ts';
import { spanOf } from './report-month.ts';

const sum = sql<number>`coalesce(sum(${broughtOwner}), 0)`;

/** An owner's months with what came before them, in one trip; null when there is no such owner. */
export async function readStatement(
  db: Database,
  ownerId: number,
  { month, until }: MonthSpan,
): Promise<StatementFacts | null> {
  const { first, next, from, to } = spanOf(month, until);
  const isOwners = eq(reservations.ownerId, ownerId);
  const isThen = and(gte(reservations.checkIn, first), lt(reservations.checkIn, next));
  const beginsThen = and(isOwners, isThen);
  const isPayout = and(isOwners, isPayoutEntry);
  const {
    owners,
    stays,
    entries,
    invoices: issued,
    payouts,
    due,
    paid,
  } = await readTogether(db, {
    owners: db.read
      .select(OWNER)
      .from(users)
      .innerJoin(userDetails, eq(userDetails.userId, users.id))
      .where(and(eq(users.id, ownerId), isOrWasOwner)),
    stays: db.read
      .select({
        ...pick(reservations, 'id', 'code', 'villaId'),
        villaName: villas.name,
        customerName: sql<string>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
        ...pick(reservations, 'status', 'checkIn', 'checkOut', 'nights', 'gross', 'ownerDiscount'),
        ...pick(reservations, 'commission', 'total', 'prepayment', 'agencyExtras'),
        ...pick(reservations, 'source', 'kept'),
      })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(beginsThen)
      .orderBy(asc(reservations.checkIn), asc(reservations.code)),
    entries: db.read
      .select({
        reservationId: transactions.reservationId,
        ...ledgerColumns,
      })
      .from(transactions)
      .innerJoin(reservations, eq(reservations.id, transactions.reservationId))
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(beginsThen),
    invoices: db.read
      .selectDistinct({
        id: invoices.id,
        number: numberInSql,
        file: hasFile,
        issued_on: invoices.issuedOn,
        gross: invoices.gross,
      })
      .from(invoices)
      .innerJoin(invoiceLines, eq(invoiceLines.invoiceId, invoices.id))
      .innerJoin(reservations, eq(reservations.id, invoiceLines.reservationId))
      // Also of a stay that is another owner's by now: its paper, and the return of it.
      .where(and(isThen, eq(invoices.payer, `owner:${ownerId}`), ne(invoices.state, 'cancelled')))
      .orderBy(asc(invoices.issuedOn), asc(numberInSql)),
    payouts: db.read
      .select({
        id: transactions.id,
        paid_at: sql<string>`${transactions.paidAt}`,
        reservation_id: reservations.code,
        villa_name: villas.name,
        method: transactions.method,
        amount: broughtOwner,
        note: transactions.note,
      })
      .from(transactions)
      .innerJoin(reservations, eq(reservations.id, transactions.reservationId))
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(and(isPayout, gte(transactions.paidAt, from), lt(transactions.paidAt, to)))
      .orderBy(asc(transactions.paidAt), asc(transactions.id)),
    due: db.read
      .select({ sum: sql<number>`coalesce(sum(${reservations.ownerDue}), 0)` })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(and(isOwners, lt(reservations.checkIn, first))),
    paid: db.read
      .select({ sum })
      .from(transactions)
      .innerJoin(reservations, eq(reservations.id, transactions.reservationId))
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(and(isPayout, lt(transactions.paidAt, from))),
  });
  const [owner] = owners;
  if (owner === undefined) return null;
  return {
    month,
    until,
    owner,
    stays: stays.map((stay) => ({
      ...stay,
      entries: entries.filter(({ reservationId }) => reservationId === stay.id),
    })),
    invoices: issued,
    payouts,
    before: { due: due[0]?.sum ?? 0, paidOut: paid[0]?.sum ?? 0 },
  };
}
