import { and, eq, isNull, sql } from 'drizzle-orm';
import { conflict, refused } from '#domain/errors.ts';
import { offers } from '#drizzle/schema/offers.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, guard, type Step, step } from '#worker/platform/database/write-batch.ts';

/**
 * Marks an offer as accepted in the batch that takes its nights; the first request wins. Guests may
 * hold its price for half an hour, so the guard also fails when the offer was withdrawn meanwhile.
 */
export function acceptOffer(offerId: string, now: Date): Step[] {
  const at = now.toISOString();
  const found = sql`select count(*) from offers where id = ${offerId}`;
  return [
    guard('offer.stands', sql`${found} and (accepted_at is not null or expires_at > ${at})`, () =>
      refused('QUOTE_EXPIRED'),
    ),
    step(
      build
        .update(offers)
        .set({ acceptedAt: at, updatedAt: at })
        .where(and(eq(offers.id, offerId), isNull(offers.acceptedAt))),
    ),
    changedOne('offer.open', () => conflict('OFFER_ACCEPTED')),
  ];
}
