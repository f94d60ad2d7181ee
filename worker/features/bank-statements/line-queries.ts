import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { BankLineQuery } from '#domain/bank-statements/schema.ts';
import { pick } from '#domain/values/pick.ts';
import { bankLineMatches, bankLines } from '#drizzle/schema/bank-statements.ts';
import { banks, transactions } from '#drizzle/schema/payments.ts';
import { payouts } from '#drizzle/schema/payouts.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

const isLeft = sql`${bankLines.settled} < abs(${bankLines.amount})`;

const OF_STATE = {
  open: and(isNull(bankLines.ignored), isLeft),
  done: and(isNull(bankLines.ignored), sql`${bankLines.settled} >= abs(${bankLines.amount})`),
  ignored: isNotNull(bankLines.ignored),
} as const;

const countOf = (state: keyof typeof OF_STATE) =>
  sql<number>`(select count(*) from bank_lines where ${OF_STATE[state]})`;

/** A page of lines of one state, those to be done from the oldest on, and how many are in each. */
export async function listLines(db: Database, { state, skip, take }: BankLineQuery) {
  const order =
    state === 'open'
      ? [asc(bankLines.day), asc(bankLines.id)]
      : [desc(bankLines.day), desc(bankLines.id)];
  const { rows, counts, accounts } = await readTogether(db, {
    accounts: db.read
      .select({ iban: banks.iban, bank: banks.bankName, currency: banks.currency })
      .from(banks)
      .orderBy(asc(banks.displayOrder), asc(banks.id)),
    rows: db.read
      .select()
      .from(bankLines)
      .where(OF_STATE[state])
      .orderBy(...order)
      .limit(take)
      .offset(skip),
    counts: db.read
      .select({ open: countOf('open'), done: countOf('done'), ignored: countOf('ignored') })
      .from(sql`(select 1)`),
  });
  return { rows, accounts, counts: counts[0] ?? { open: 0, done: 0, ignored: 0 } };
}

export type LineRow = typeof bankLines.$inferSelect;

/** A line with what it is in the books; null when unknown. */
export async function findLine(db: Database, id: string) {
  const { rows, matches } = await readTogether(db, {
    rows: db.read.select().from(bankLines).where(eq(bankLines.id, id)),
    matches: selectMatches(db, [id]),
  });
  const [row] = rows;
  return row === undefined ? null : { row, matches };
}

/** What lines are in the books, in the order in which they were matched. */
export const selectMatches = (db: Database, lineIds: readonly string[]) =>
  db.read
    .select({
      ...pick(bankLineMatches, 'lineId', 'transactionId', 'payoutId', 'amount', 'booked'),
      kind: transactions.kind,
      code: reservations.code,
      guest: sql<string | null>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
      holder: payouts.holder,
    })
    .from(bankLineMatches)
    .leftJoin(transactions, eq(transactions.id, bankLineMatches.transactionId))
    .leftJoin(reservations, eq(reservations.id, transactions.reservationId))
    .leftJoin(payouts, eq(payouts.id, bankLineMatches.payoutId))
    .where(inArray(bankLineMatches.lineId, [...lineIds]))
    .orderBy(asc(bankLineMatches.createdAt), asc(bankLineMatches.id));

export type MatchRow = Awaited<ReturnType<typeof selectMatches>>[number];
