import { and, eq, inArray, sql } from 'drizzle-orm';
import { transactions } from '#drizzle/schema/payments.ts';

/** Entries that moved money to an owner or back. */
export const isPayoutEntry = and(
  eq(transactions.status, 'succeeded'),
  inArray(transactions.kind, ['owner_payout', 'payout_return']),
);

/** The amount that such an entry brought the owner: negative when it came back. */
export const broughtOwner = sql<number>`iif(${transactions.kind} = 'owner_payout', ${transactions.amount}, -${transactions.amount})`;
