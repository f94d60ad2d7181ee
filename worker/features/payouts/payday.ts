import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { isStaff } from '#domain/auth/permissions.ts';
import { notFound, refused } from '#domain/errors.ts';
import { dueOf, nextDue } from '#domain/payouts/proposal.ts';
import type { Payday } from '#domain/payouts/schema.ts';
import { pick } from '#domain/values/pick.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { ownerPositions } from '#drizzle/schema/payouts.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { today } from '#worker/platform/clock.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { isOrWasOwner } from '#worker/features/payments/reports/owner-columns.ts';
import { broughtOwner, isPayoutEntry } from '#worker/features/payments/reports/payout-entries.ts';

/**
 * An owner's last payout and the next one. Owners see only their own. One trip. @throws
 * `VALIDATION` (422) when staff name no owner, `NOT_FOUND`
 */
export async function showPayday(
  { db, clock }: Deps,
  { owner }: { owner?: number },
  viewer: Viewer,
): Promise<Payday> {
  const ownerId = owner ?? (viewer.role === 'OWNER' ? viewer.userId : null);
  if (ownerId === null) {
    const message = 'Ev sahibini seçin.';
    throw refused('VALIDATION', message, [{ path: 'owner', message }]);
  }
  const isTheirs = isStaff(viewer.role) || ownerId === viewer.userId;
  const found = isTheirs ? await readPayday(db, ownerId) : null;
  if (found === null) throw notFound('Böyle bir ev sahibi yok.');
  const { timing, positions, last } = found;
  const day = today(clock);
  return {
    timing,
    last,
    due: dueOf(positions, timing, day).due,
    next: nextDue(positions, timing, day),
  };
}

async function readPayday(db: Database, ownerId: number) {
  // Türkiye is at UTC+3 all year.
  const day = sql<string>`date(${transactions.paidAt}, '+3 hours')`;
  const amount = sql<number>`sum(${broughtOwner})`;
  const { owners, positions, paid } = await readTogether(db, {
    owners: db.read
      .select({ timing: userDetails.payoutTiming })
      .from(users)
      .innerJoin(userDetails, eq(userDetails.userId, users.id))
      .where(and(eq(users.id, ownerId), isOrWasOwner)),
    positions: db.read
      .select(pick(ownerPositions, 'checkIn', 'checkOut', 'owed', 'isAgreed'))
      .from(ownerPositions)
      .where(eq(ownerPositions.ownerId, ownerId))
      .orderBy(asc(ownerPositions.checkIn)),
    // A payout taken back on its own day does not count.
    paid: db.read
      .select({ day, amount })
      .from(transactions)
      .innerJoin(reservations, eq(reservations.id, transactions.reservationId))
      .where(and(eq(reservations.ownerId, ownerId), isPayoutEntry))
      .groupBy(day)
      .having(sql`${amount} > 0`)
      .orderBy(desc(day))
      .limit(1),
  });
  const [owner] = owners;
  return owner === undefined ? null : { ...owner, positions, last: paid[0] ?? null };
}
