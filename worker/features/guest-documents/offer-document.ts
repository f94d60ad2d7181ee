import { toDocumentAgency } from '#domain/guest-documents/agency.ts';
import { composeOffer } from '#domain/guest-documents/offer.ts';
import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import { translateDocument } from '#domain/guest-documents/translate.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { pick } from '#domain/values/pick.ts';
import { paperVoice } from '#worker/features/contracts/paper-voice.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { today } from '#worker/platform/clock.ts';
import { getOffer } from '#worker/features/offers/offer-detail.ts';
import { listPublicSettings } from '#worker/features/settings/public-settings.ts';

/** An offer to print in its customer's language, priced as of now. @throws `NOT_FOUND` */
export async function findOfferDocument(deps: Deps, id: string): Promise<GuestDocument> {
  const [offer, settings] = await Promise.all([getOffer(deps, id), listPublicSettings(deps.db)]);
  const agency = toDocumentAgency(
    Object.fromEntries(settings.map(({ key, value }) => [key, value])),
  );
  const stays = offer.stays.map((stay) => ({
    villa: stay.villa_name,
    checkIn: stay.checkin,
    checkOut: stay.checkout,
    ...pick(stay, 'nights', 'adults', 'children', 'babies', 'before', 'total', 'reason'),
  }));
  const { customer_name: customerName, message, link, expires_at: expiresAt, language } = offer;
  const facts = { customerName, message, link, expiresAt, stays };
  const turkish = composeOffer(facts, agency, today(deps.clock));
  if (language === null || language === FIRST_LANGUAGE) return turkish;
  return translateDocument(turkish, await paperVoice(deps.db, language, turkish));
}
