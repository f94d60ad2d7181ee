import {
  CreateOfferInput,
  OfferCreated,
  OfferDetail,
  OfferPage,
  OfferQuery,
  OfferWithdrawn,
} from '#domain/offers/admin-schema.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { instant } from '#worker/platform/clock.ts';
import { mapPage } from '#worker/platform/database/read-page.ts';
import { createOffer } from './create-offer.ts';
import { getOffer } from './offer-detail.ts';
import { toOfferItem } from './present.ts';
import { listOffers } from './queries.ts';
import { withdrawOffer } from './withdraw-offer.ts';

export const adminOfferRoutes = tagged('admin offers', [
  route('offers', 'get /v1/admin/offers', {
    summary: 'Offers with what became of them, 20 a page',
    query: OfferQuery,
    answer: OfferPage,
    returns: 'One page',
    handle: async ({ db, clock }, { query }) => {
      const now = instant(clock);
      return mapPage(await listOffers(db, query, now), (row) => toOfferItem(row, now));
    },
  }),
  route('offers', 'post /v1/admin/offers', {
    summary: 'Offer villas with dates and prices; the customer gets a private link',
    json: CreateOfferInput,
    answer: OfferCreated,
    returns: 'The offer and its link; 422 OFFER_NOT_SELLABLE with issues',
    status: 201,
    idempotency: 'required',
    handle: (deps, { body, key }, { actor }) => createOffer(deps, body, key, actor),
  }),
  route('offers', 'get /v1/admin/offers/{id}', {
    summary: 'An offer with live availability, its link and its reservation',
    param: EventIdParam,
    answer: OfferDetail,
    returns: 'The offer; 404 when unknown',
    handle: (deps, { param }) => getOffer(deps, param.id),
  }),
  route('offers', 'delete /v1/admin/offers/{id}', {
    summary: 'Take an offer back: its link stops working',
    param: EventIdParam,
    answer: OfferWithdrawn,
    returns: 'It is over; 404 when unknown, 409 OFFER_ACCEPTED',
    handle: async (deps, { param: { id } }, { actor }) => {
      await withdrawOffer(deps, id, actor);
      return { id, deleted: true as const };
    },
  }),
]);
