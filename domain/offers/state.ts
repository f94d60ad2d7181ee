export const OFFER_STATES = ['sent', 'opened', 'accepted', 'expired'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const OFFER_STATE_LABELS: Record<OfferState, string> = {
  sent: 'Gönderildi',
  opened: 'Açıldı',
  accepted: 'Kabul edildi',
  expired: 'Süresi doldu',
};

/** What a person reads of an offer: one without an address was not sent, but has to be handed over. */
export const offerStateLabel = ({ state, email }: { state: OfferState; email: string | null }) =>
  state === 'sent' && email === null ? 'Elden iletilecek' : OFFER_STATE_LABELS[state];

/** The state of an offer. An accepted offer stays accepted after it expires. */
export function offerState(
  offer: { acceptedAt: string | null; openedAt: string | null; expiresAt: string },
  now: string,
): OfferState {
  if (offer.acceptedAt !== null) return 'accepted';
  if (offer.expiresAt <= now) return 'expired';
  return offer.openedAt === null ? 'sent' : 'opened';
}
