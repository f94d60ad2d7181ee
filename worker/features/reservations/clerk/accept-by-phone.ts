import { notFound, refused } from '#domain/errors.ts';
import type { AcceptOfferInput } from '#domain/offers/admin-schema.ts';
import type { ClerkReservation } from '#domain/reservations/admin-schema.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Settled } from '#worker/platform/database/idempotency.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { assessOffer } from '#worker/features/offers/offer-detail.ts';
import { createByClerk } from './create-by-clerk.ts';

/**
 * A guest accepts an offer by phone: the stay is created at the promised price and the offer is
 * accepted in the same batch, whether or not the guest clicks its button meanwhile. @throws what
 * `createByClerk` refuses, `OFFER_ACCEPTED` (409), `QUOTE_EXPIRED` (422) for one that has expired,
 * `OFFER_NOT_SELLABLE` (422), `NOT_FOUND` for an unknown offer or stay of it
 */
export async function acceptByPhone(
  deps: Deps,
  offerId: string,
  { stay: index, status, total }: AcceptOfferInput,
  key: string,
  actor: Actor,
): Promise<Settled<ClerkReservation>> {
  const { offer, assessed } = await assessOffer(deps, offerId);
  const chosen = assessed[index];
  if (chosen === undefined) throw notFound('Teklifte böyle bir villa yok.');
  const { row, sale } = chosen;
  // An accepted offer's stay holds its own nights: only a repetition with the same key gets
  // through.
  if (!sale.ok && offer.acceptedAt === null) {
    throw refused('OFFER_NOT_SELLABLE', sale.message);
  }
  const { customerName, email, phone } = offer;
  const { villaId, checkIn, checkOut, adults, children, babies } = row;
  const discount = sale.ok ? sale.discount : 0;
  const input = {
    villa_id: villaId,
    checkIn,
    checkOut,
    adults,
    children,
    babies,
    customer: { ...splitName(customerName), phone: phone ?? '', email: email ?? '' },
    status,
    ...(discount > 0 && { agencyDiscount: { amount: discount, reason: 'Teklif fiyatı' } }),
    expectedTotal: total,
  };
  return createByClerk(deps, input, key, actor, { id: offerId, terms: row.terms });
}

/**
 * The last word is the family name; with a single word it stays empty, for the clerk to complete.
 */
function splitName(name: string) {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
