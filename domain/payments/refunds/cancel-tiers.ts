import { z } from 'zod';

/** From `daysBefore` days before check-in on, `keptRate` basis points of the prepayment are kept. */
export const CancelTier = z.strictObject({
  daysBefore: z.int().min(0).max(730),
  keptRate: z.int().min(0).max(10_000, 'En çok %100 olabilir.'),
});
export type CancelTier = z.infer<typeof CancelTier>;

/**
 * The tiers in the data of the cancellation page, from the farthest day to the day of check-in; none
 * where the agency has set none or they cannot be read.
 */
export function readCancelTiers(data: unknown): CancelTier[] {
  const read = z.object({ tiers: z.array(CancelTier) }).safeParse(data);
  return (read.data?.tiers ?? []).toSorted((a, b) => b.daysBefore - a.daysBefore);
}
