import { toPaperAgency } from '#domain/papers/agency.ts';
import { composeOffer } from '#domain/papers/offer.ts';
import type { Paper } from '#domain/papers/paper.ts';
import type { Deps } from '../../deps.ts';
import { today } from '../../platform/clock.ts';
import { getOffer } from '../offers/offer-detail.ts';
import { listPublicSettings } from '../settings/public-settings.ts';

/** An offer to print, priced as of now. @throws `NOT_FOUND` */
export async function findOfferPaper(deps: Deps, id: string): Promise<Paper> {
  const [offer, settings] = await Promise.all([getOffer(deps, id), listPublicSettings(deps.db)]);
  const agency = toPaperAgency(Object.fromEntries(settings.map(({ key, value }) => [key, value])));
  const stays = offer.stays.map((stay) => ({
    villa: stay.villa_name,
    checkIn: stay.checkin,
    checkOut: stay.checkout,
    nights: stay.nights,
    adults: stay.adults,
    children: stay.children,
    babies: stay.babies,
    listTotal: stay.list_total,
    total: stay.total,
    reason: stay.reason,
  }));
  const { customer_name: customerName, message, link, expires_at: expiresAt } = offer;
  return composeOffer({ customerName, message, link, expiresAt, stays }, agency, today(deps.clock));
}
