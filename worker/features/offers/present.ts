import { nightsBetween } from '#domain/values/dates.ts';
import type { OfferDetail, OfferItem } from '#domain/offers/admin-schema.ts';
import { assessOffered, type OfferedSale } from '#domain/offers/offered-sale.ts';
import { offerState } from '#domain/offers/state.ts';
import { pick } from '#domain/values/pick.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { withOffered } from '#worker/features/contracts/offered-terms.ts';
import type { StayFactsOfOne } from '#worker/features/villas/stay-facts/stay-facts-of-many.ts';
import type { FoundOffer, OfferedRow, OfferRow } from './queries.ts';

export function toOfferItem(row: OfferRow, now: string): OfferItem {
  return {
    id: row.id,
    customer_name: row.customerName,
    email: row.email,
    phone: row.phone,
    state: offerState(row, now),
    villas: row.villas,
    expires_at: row.expiresAt,
    opened_at: row.openedAt,
    last_opened_at: row.lastOpenedAt,
    visits: row.visits,
    accepted_at: row.acceptedAt,
    created_by: row.createdBy,
    created_at: row.createdAt,
  };
}

export function toOfferDetail(deps: Deps, found: FoundOffer, link: string): OfferDetail {
  const { offer, reservation } = found;
  return {
    ...toOfferItem(offer, instant(deps.clock)),
    message: offer.message,
    language: offer.language,
    link,
    reservation,
    stays: assessStays(deps, found).map(({ row, facts, sale }) => ({
      villa_id: row.villaId,
      villa_name: facts.villa.name,
      villa_slug: facts.villa.slug,
      checkin: row.checkIn,
      checkout: row.checkOut,
      nights: nightsBetween(row.checkIn, row.checkOut),
      ...pick(row, 'adults', 'children', 'babies'),
      offered_total: row.total || null,
      list_total: sale.listTotal,
      before: sale.ok ? sale.before : null,
      total: sale.ok ? sale.money.total : null,
      available: sale.ok,
      reason: sale.ok ? null : sale.message,
    })),
  };
}

export type AssessedStay = { row: OfferedRow; facts: StayFactsOfOne; sale: OfferedSale };

/** Each stay of an offer as it can be sold now. */
export function assessStays(deps: Deps, { offer, stays, facts }: FoundOffer): AssessedStay[] {
  const moment = { now: instant(deps.clock), today: today(deps.clock) };
  return stays.flatMap((row) => {
    const house = facts.get(row.villaId);
    if (house === undefined) return [];
    const found = withOffered(house, row.terms);
    const sale: OfferedSale = found.villa.active
      ? assessOffered({ ...found, stay: row, ...moment }, row.total || null, offer)
      : { ok: false, message: 'Bu villa artık yayında değil.', listTotal: null };
    return [{ row, facts: found, sale }];
  });
}
