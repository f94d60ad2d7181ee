import { and, eq, inArray, sql } from 'drizzle-orm';
import { transactions } from '#drizzle/schema/payments.ts';

/** Entries that moved money to an owner or back. */
export const isPayoutEntry = and(
  eq(transactions.status, 'succeeded'),
  inArray(transactions.kind, ['owner_payout', 'payout_return']),
);

/** What such an entry brought the owner: below zero where it came back. */
export const broughtOwner = sql<number>`iif(${transactions.kind} = 'owner_payout', ${transactions.amount}, -${transactions.amount})`;
