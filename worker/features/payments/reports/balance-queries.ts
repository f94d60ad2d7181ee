import { and, asc, eq, lt, ne, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { OwnerBalance } from '#domain/payments/reports/report-schema.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { isOrWasOwner, OWNER } from './owner-columns.ts';
import { broughtOwner, isPayoutEntry } from './payout-entries.ts';
import { spanOf } from './report-month.ts';

/** The sums of an amount before the month and within it. */
const split = (isBefore: SQL, amount: SQLWrapper) => ({
  before: sql<number>`coalesce(sum(iif(${isBefore}, ${amount}, 0)), 0)`,
  within: sql<number>`coalesce(sum(iif(${isBefore}, 0, ${amount})), 0)`,
});

/** Every owner's sums up to the end of a month, in one trip; those without any are left out. */
export async function readBalances(db: Database, month: string): Promise<OwnerBalance[]> {
  const { first, next, from, to } = spanOf(month);
  const { owners, due, paid } = await readTogether(db, {
    owners: db.read
      .select(OWNER)
      .from(users)
      .innerJoin(userDetails, eq(userDetails.userId, users.id))
      .where(isOrWasOwner)
      .orderBy(asc(users.id)),
    due: db.read
      .select({
        ownerId: reservations.ownerId,
        ...split(lt(reservations.checkIn, first), reservations.ownerDue),
      })
      .from(reservations)
      .where(and(ne(reservations.ownerDue, 0), lt(reservations.checkIn, next)))
      .groupBy(reservations.ownerId),
    paid: db.read
      .select({
        ownerId: reservations.ownerId,
        ...split(lt(transactions.paidAt, from), broughtOwner),
      })
      .from(transactions)
      .innerJoin(reservations, eq(reservations.id, transactions.reservationId))
      .where(and(isPayoutEntry, lt(transactions.paidAt, to)))
      .groupBy(reservations.ownerId),
  });
  const nothing = { before: 0, within: 0 };
  return owners.flatMap((owner) => {
    const owed = due.find(({ ownerId }) => ownerId === owner.id) ?? nothing;
    const gone = paid.find(({ ownerId }) => ownerId === owner.id) ?? nothing;
    const carried = owed.before - gone.before;
    const balance = carried + owed.within - gone.within;
    const sums = { carried, payout: owed.within, paid_this_month: gone.within, balance };
    return Object.values(sums).every((amount) => amount === 0) ? [] : [{ owner, ...sums }];
  });
}
