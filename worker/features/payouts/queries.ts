import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { pick } from '#domain/values/pick.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { ownerPositions, payoutRuns, payouts } from '#drizzle/schema/payouts.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { OWNER } from '#worker/features/payments/reports/owner-columns.ts';
import type { Part } from '#worker/platform/database/read-in-parts.ts';
import { readPage } from '#worker/platform/database/read-page.ts';

/** Everything open between the agency and owners, one row per stay. One trip. */
export const readPositions = (db: Database) =>
  db.read
    .select({
      owner: { ...OWNER, email: users.email, timing: userDetails.payoutTiming },
      reservationId: ownerPositions.reservationId,
      code: reservations.code,
      villaName: villas.name,
      ...pick(ownerPositions, 'checkIn', 'checkOut', 'owed', 'isAgreed'),
      collected: sql<number>`${reservations.paid} - ${reservations.toOwner}`,
    })
    .from(ownerPositions)
    .innerJoin(reservations, eq(reservations.id, ownerPositions.reservationId))
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .innerJoin(users, eq(users.id, ownerPositions.ownerId))
    .innerJoin(userDetails, eq(userDetails.userId, users.id))
    .orderBy(asc(users.id), asc(reservations.checkIn), asc(reservations.code));

export type OpenPosition = Awaited<ReturnType<typeof readPositions>>[number];

const creator = alias(userDetails, 'creator');
const taker = alias(userDetails, 'taker');
const nameOf = (person: typeof creator | typeof taker) =>
  sql<string | null>`${person.firstName} || ' ' || ${person.lastName}`;

const selectRuns = (db: Database) =>
  db.read
    .select({
      id: payoutRuns.id,
      until: payoutRuns.until,
      created_at: payoutRuns.createdAt,
      created_by: nameOf(creator),
      owners: sql<number>`(select count(*) from payouts where run_id = ${payoutRuns.id})`,
      total: sql<number>`(select coalesce(sum(amount), 0) from payouts where run_id = ${payoutRuns.id})`,
      final_from: payoutRuns.finalFrom,
      notified: payoutRuns.notified,
      awaits_bank: payoutRuns.awaitsBank,
      taken_back_at: payoutRuns.takenBackAt,
      taken_back_by: nameOf(taker),
      taken_back_reason: payoutRuns.takenBackReason,
    })
    .from(payoutRuns)
    .leftJoin(creator, eq(creator.userId, payoutRuns.createdBy))
    .leftJoin(taker, eq(taker.userId, payoutRuns.takenBackBy));

export type RunRow = Awaited<ReturnType<typeof selectRuns>>[number];

/** One page of runs, the newest first, and how many there are; one trip. */
export async function listRunRows(db: Database, part: Part) {
  return readPage(db, part, {
    items: selectRuns(db).orderBy(desc(payoutRuns.createdAt), desc(payoutRuns.id)),
    counted: [payoutRuns],
  });
}

/** A run with its payouts and the entries they were written as, in one trip; null when unknown. */
export async function findRun(db: Database, id: string) {
  const { runs, rows, entries } = await readTogether(db, {
    runs: selectRuns(db).where(eq(payoutRuns.id, id)),
    rows: db.read
      .select(pick(payouts, 'id', 'ownerId', 'holder', 'iban', 'due', 'amount', 'reason'))
      .from(payouts)
      .innerJoin(users, eq(users.id, payouts.ownerId))
      .where(eq(payouts.runId, id))
      .orderBy(asc(users.sortKey), asc(users.id)),
    entries: db.read
      .select({
        payoutId: transactions.payoutId,
        reservationId: transactions.reservationId,
        code: reservations.code,
        villaName: villas.name,
        checkIn: reservations.checkIn,
        checkOut: reservations.checkOut,
        amount: transactions.amount,
      })
      .from(transactions)
      .innerJoin(payouts, eq(payouts.id, transactions.payoutId))
      .innerJoin(reservations, eq(reservations.id, transactions.reservationId))
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(and(eq(payouts.runId, id), eq(transactions.kind, 'owner_payout')))
      .orderBy(asc(reservations.checkIn), asc(reservations.code)),
  });
  const [run] = runs;
  return run === undefined ? null : { run, rows, entries };
}

export type FoundRun = NonNullable<Awaited<ReturnType<typeof findRun>>>;
