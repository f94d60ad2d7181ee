import { and, eq, isNull } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import { offers } from '#drizzle/schema/offers.ts';
import { build } from '../../platform/database/statements.ts';
import { changedOne, type Step, step } from '../../platform/database/write-batch.ts';

/** Marks an offer as accepted in the batch that takes its nights; the first request wins. */
export function acceptOffer(offerId: string, now: Date): Step[] {
  const at = now.toISOString();
  return [
    step(
      build
        .update(offers)
        .set({ acceptedAt: at, updatedAt: at })
        .where(and(eq(offers.id, offerId), isNull(offers.acceptedAt))),
    ),
    changedOne('offer.open', () => conflict('OFFER_ACCEPTED')),
  ];
}
