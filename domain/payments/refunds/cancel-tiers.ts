import * as z from 'zod';

/**
 * From `daysBefore` days before check-in on, the agency keeps `keptRate` basis points of the
 * prepayment.
 */
export const CancelTier = z.strictObject({
  daysBefore: z.int().min(0).max(730),
  keptRate: z.int().min(0).max(10_000, 'En çok %100 olabilir.'),
});
export type CancelTier = z.infer<typeof CancelTier>;

/**
 * The tiers in the data of the cancellation page, from the earliest day to the day of check-in;
 * empty when none are set or they cannot be read.
 */
export function readCancelTiers(data: unknown): CancelTier[] {
  const read = z.object({ tiers: z.array(CancelTier) }).safeParse(data);
  return (read.data?.tiers ?? []).toSorted((a, b) => b.daysBefore - a.daysBefore);
}
