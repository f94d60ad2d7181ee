import type { DomainError } from '#domain/errors.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import type { Write } from '#worker/platform/write.ts';

/** Ledger rows of one statement: a statement takes 32,766 values. */
const ENTRIES_A_STEP = 500;

/** What a payout moved for a stay; the amount in kuruş. */
export type PayoutEntry = {
  kind: 'owner_payout' | 'payout_return';
  payoutId: string | null;
  reservationId: string;
  amount: number;
  note: string;
};

/** The ledger's rows of a run, or of one that is taken back. */
export function entrySteps(
  write: Write,
  entries: readonly PayoutEntry[],
  refuse: () => DomainError,
): Step[] {
  const rows = entries.map((entry) => ({
    ...entry,
    id: write.newId(),
    method: 'havale_eft' as const,
    status: 'succeeded' as const,
    paidAt: write.at,
    createdBy: write.actor.userId,
  }));
  const parts = Math.ceil(rows.length / ENTRIES_A_STEP);
  return Array.from({ length: parts }, (_, i) =>
    write.insert(transactions, rows.slice(i * ENTRIES_A_STEP, (i + 1) * ENTRIES_A_STEP), refuse),
  );
}
