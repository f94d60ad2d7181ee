import { OfferTokenQuery, PublicOffer } from '#domain/offers/schema.ts';
import { assertWithinLimit } from '#worker/http/requests/rate-limit.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { viewOffer } from './view-offer.ts';

const offerRoute = route('public', {
  method: 'get',
  path: '/v1/offer',
  tags: ['offers'],
  summary: 'An offer by the token of its private link, with live availability and prices',
  request: { query: OfferTokenQuery },
  responses: {
    200: answer(PublicOffer, 'The offer; one and the same 404 when unknown, expired or withdrawn'),
  },
});

export const offerRoutes = featureApp().openapi(offerRoute, async (c) => {
  await assertWithinLimit(c, 'track');
  c.header('Cache-Control', 'no-store');
  const content = await viewOffer(c.get('deps'), c.req.valid('query'));
  return c.json({ content }, 200);
});
