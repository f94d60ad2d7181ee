import { z } from 'zod';

/** What is kept of the prepayment when a stay is cancelled this many days before arrival or more. */
const CancelTier = z.object({ daysBefore: z.int().min(0), keptRate: z.int().min(0).max(10_000) });
export type CancelTier = z.infer<typeof CancelTier>;

/** The tiers in the data of the cancellation page, from the earliest to the latest; none, if unreadable. */
export function readCancelTiers(data: Record<string, unknown>): CancelTier[] {
  const read = z.array(CancelTier).safeParse(data['tiers']);
  return (read.data ?? []).toSorted((a, b) => b.daysBefore - a.daysBefore);
}
