import type { OfferState } from './admin-schema.ts';

/** Where an offer stands. One that was accepted stays so after its time. */
export function offerState(
  offer: { acceptedAt: string | null; openedAt: string | null; expiresAt: string },
  now: string,
): OfferState {
  if (offer.acceptedAt !== null) return 'accepted';
  if (offer.expiresAt <= now) return 'expired';
  return offer.openedAt === null ? 'sent' : 'opened';
}
