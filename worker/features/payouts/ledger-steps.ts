import type { DomainError } from '#domain/errors.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import { newId } from '#worker/platform/ids.ts';

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
  entries: readonly PayoutEntry[],
  now: Date,
  createdBy: number | null,
  refuse: () => DomainError,
): Step[] {
  const at = now.toISOString();
  const rows = entries.map((entry) => ({
    ...entry,
    id: newId(now),
    createdAt: at,
    updatedAt: at,
    method: 'havale_eft' as const,
    status: 'succeeded' as const,
    paidAt: at,
    createdBy,
  }));
  const parts = Math.ceil(rows.length / ENTRIES_A_STEP);
  return Array.from({ length: parts }, (_, i) =>
    step(
      build.insert(transactions).values(rows.slice(i * ENTRIES_A_STEP, (i + 1) * ENTRIES_A_STEP)),
      refuse,
    ),
  );
}
