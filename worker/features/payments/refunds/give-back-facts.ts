import { asc, eq, type SQL } from 'drizzle-orm';
import { pick } from '#domain/values/pick.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Answers } from '#worker/platform/database/read-together.ts';

/** The reads needed for refunds of a stay, to be included in any trip. */
export function giveBackReads(db: Database, reservationId: string | SQL) {
  return {
    entries: db.read
      .select({
        ...pick(transactions, 'id', 'kind', 'method', 'provider', 'providerRef', 'amount'),
        ...pick(transactions, 'currency', 'status', 'failure', 'refundOf', 'paidAt'),
      })
      .from(transactions)
      .where(eq(transactions.reservationId, reservationId))
      .orderBy(asc(transactions.createdAt), asc(transactions.id)),
  };
}

type Found = Answers<ReturnType<typeof giveBackReads>>;
export type LedgerRow = Found['entries'][number];

/** A stay's whole ledger. */
export type GiveBackFacts = { entries: LedgerRow[] };
