import { notFound } from '#domain/errors.ts';
import type { OfferDetail } from '#domain/offers/admin-schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { today } from '#worker/platform/clock.ts';
import { localUrl } from '#worker/platform/web/local-url.ts';
import { privateLink } from '#worker/platform/secrets/private-link.ts';
import { type AssessedStay, assessStays, toOfferDetail } from './present.ts';
import { findOfferById, type OfferRow } from './queries.ts';

/** An offer with current availability and its link. One trip. @throws `NOT_FOUND` */
export async function getOffer(deps: Deps, id: string): Promise<OfferDetail> {
  const found = await findOfferById(deps.db, id, today(deps.clock));
  if (found === null) throw notFound('Böyle bir teklif yok.');
  const { url } = await privateLink(deps, 'offer', found.offer.id);
  return toOfferDetail(deps, found, await localUrl(deps.siteUrl, url, found.offer.language));
}

/** An offer with each of its stays as it can be sold now. One trip. @throws `NOT_FOUND` */
export async function assessOffer(
  deps: Deps,
  id: string,
): Promise<{ offer: OfferRow; assessed: AssessedStay[] }> {
  const found = await findOfferById(deps.db, id, today(deps.clock));
  if (found === null) throw notFound('Böyle bir teklif yok.');
  return { offer: found.offer, assessed: assessStays(deps, found) };
}
