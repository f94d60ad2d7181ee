import { sql } from 'drizzle-orm';
import { conflict, refused } from '#domain/errors.ts';
import { offers } from '#drizzle/schema/offers.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';
import type { Write } from '#worker/platform/write.ts';

/**
 * Marks an offer as accepted in the batch that takes its nights; the first request wins. Guests may
 * hold its price for half an hour, so the guard also fails when the offer was withdrawn meanwhile.
 */
export function acceptOffer(write: Write, offerId: string): Step[] {
  const { at } = write;
  const found = sql`select count(*) from offers where id = ${offerId}`;
  return [
    guard('offer.stands', sql`${found} and (accepted_at is not null or expires_at > ${at})`, () =>
      refused('QUOTE_EXPIRED'),
    ),
    ...write.updateOne(offers, { id: offerId, acceptedAt: null }, { acceptedAt: at }, () =>
      conflict('OFFER_ACCEPTED'),
    ),
  ];
}
