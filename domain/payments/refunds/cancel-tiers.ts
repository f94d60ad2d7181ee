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

declare const agreed: unique symbol;

/**
 * The tiers that were agreed with one stay. Only `agreedTiers` makes them, of the stay's own column:
 * what the agency writes on its page later is no answer to what this guest loses.
 */
export type AgreedTiers = readonly CancelTier[] & { readonly [agreed]: true };

/** Of `reservations.cancel_tiers`, as stored (drizzle/rules/tiers-are-agreed.sql). */
export const agreedTiers = (stored: unknown): AgreedTiers =>
  readCancelTiers({ tiers: stored }) as unknown as AgreedTiers;

/**
 * The tiers in the data of the cancellation page, for what is agreed from now on: from the earliest
 * day to the day of check-in; empty when none are set or they cannot be read.
 */
export function readCancelTiers(data: unknown): CancelTier[] {
  const read = z.object({ tiers: z.array(CancelTier) }).safeParse(data);
  return (read.data?.tiers ?? []).toSorted((a, b) => b.daysBefore - a.daysBefore);
}
