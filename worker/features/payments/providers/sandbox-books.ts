import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { sandboxPayments } from '#drizzle/schema/payments.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/**
 * The newest payment of a checkout that the sandbox has reported by now; a success before a
 * failure.
 */
export async function findTold(
  db: Database,
  checkoutId: string,
  now: string,
): Promise<SandboxPayment | null> {
  const [told] = await db.read
    .select()
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.checkoutId, checkoutId), lte(sandboxPayments.deliverAt, now)))
    .orderBy(desc(sandboxPayments.outcome), desc(sandboxPayments.createdAt))
    .limit(1);
  return told ?? null;
}

/** Refunds money in the sandbox's books; false when too little is left. */
export async function takeBack(db: Database, id: string, amount: number): Promise<boolean> {
  const refund = build
    .update(sandboxPayments)
    .set({ refunded: sql`refunded + ${amount}` })
    .where(
      and(
        eq(sandboxPayments.id, id),
        eq(sandboxPayments.outcome, 'paid'),
        sql`refunded + ${amount} <= amount`,
      ),
    );
  const [taken] = await db.write([step(refund)]);
  return taken?.rowsAffected === 1;
}

/** Payments whose callback is due. */
export function listUndelivered(db: Database, now: string, limit: number) {
  return db.read
    .select()
    .from(sandboxPayments)
    .where(and(isNull(sandboxPayments.deliveredAt), lte(sandboxPayments.deliverAt, now)))
    .orderBy(asc(sandboxPayments.deliverAt))
    .limit(limit);
}
