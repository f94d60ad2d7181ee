import {
  CreateOfferInput,
  OfferCreated,
  OfferDetail,
  OfferPage,
  OfferQuery,
  OfferWithdrawn,
} from '#domain/offers/admin-schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { IdempotencyHeader } from '#worker/http/requests/idempotency-header.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { instant } from '#worker/platform/clock.ts';
import { createOffer } from './create-offer.ts';
import { getOffer } from './offer-detail.ts';
import { toOfferItem } from './present.ts';
import { listOffers } from './queries.ts';
import { withdrawOffer } from './withdraw-offer.ts';

const tags = ['admin offers'];

const listRoute = route('offers', {
  method: 'get',
  path: '/v1/admin/offers',
  tags,
  summary: 'Offers with what became of them, 20 a page',
  request: { query: OfferQuery },
  responses: { 200: answer(OfferPage, 'One page') },
});

const createOfferRoute = route('offers', {
  method: 'post',
  path: '/v1/admin/offers',
  tags,
  summary: 'Offer villas with dates and prices; the customer gets a private link',
  request: { headers: IdempotencyHeader, body: jsonBody(CreateOfferInput) },
  responses: {
    201: answer(OfferCreated, 'The offer and its link; 422 OFFER_NOT_SELLABLE with issues'),
  },
});

const detailRoute = route('offers', {
  method: 'get',
  path: '/v1/admin/offers/{id}',
  tags,
  summary: 'An offer with live availability, its link and its reservation',
  request: { params: EventIdParam },
  responses: { 200: answer(OfferDetail, 'The offer; 404 when unknown') },
});

const withdrawRoute = route('offers', {
  method: 'delete',
  path: '/v1/admin/offers/{id}',
  tags,
  summary: 'Take an offer back: its link stops working',
  request: { params: EventIdParam },
  responses: { 200: answer(OfferWithdrawn, 'It is over; 404 when unknown, 409 OFFER_ACCEPTED') },
});

export const adminOfferRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const { db, clock } = c.get('deps');
    const now = instant(clock);
    const { rows, total } = await listOffers(db, query, now);
    const items = rows.map((row) => toOfferItem(row, now));
    return c.json({ content: { items, total, skip: query.skip, take: query.take } }, 200);
  })
  .openapi(createOfferRoute, async (c) => {
    const { 'idempotency-key': key } = c.req.valid('header');
    const settled = await createOffer(c.get('deps'), c.req.valid('json'), key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 201);
  })
  .openapi(detailRoute, async (c) => {
    return c.json({ content: await getOffer(c.get('deps'), c.req.valid('param').id) }, 200);
  })
  .openapi(withdrawRoute, async (c) => {
    const { id } = c.req.valid('param');
    await withdrawOffer(c.get('deps'), id, actorOf(c));
    return c.json({ content: { id, deleted: true as const } }, 200);
  });
