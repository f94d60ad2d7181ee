export const OFFER_STATES = ['sent', 'opened', 'accepted', 'expired'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const OFFER_STATE_LABELS: Record<OfferState, string> = {
  sent: 'Gönderildi',
  opened: 'Açıldı',
  accepted: 'Kabul edildi',
  expired: 'Süresi doldu',
};

/** The state of an offer. An accepted offer stays accepted after it expires. */
export function offerState(
  offer: { acceptedAt: string | null; openedAt: string | null; expiresAt: string },
  now: string,
): OfferState {
  if (offer.acceptedAt !== null) return 'accepted';
  if (offer.expiresAt <= now) return 'expired';
  return offer.openedAt === null ? 'sent' : 'opened';
}
