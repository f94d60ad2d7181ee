import { Quote, QuoteInput } from '#domain/reservations/quote-schema.ts';
import {
  CreateReservationInput,
  ReservationCreated,
  TrackAnswer,
  TrackInput,
} from '#domain/reservations/schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { IdempotencyHeader } from '#worker/http/requests/idempotency-header.ts';
import { assertWithinLimit } from '#worker/http/requests/rate-limit.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { quote } from '#worker/features/quotes/quote.ts';
import { requestReservation } from './request/request.ts';
import { trackReservation } from './request/track.ts';

const quoteRoute = route('public', {
  method: 'post',
  path: '/v1/quote',
  tags: ['reservations'],
  summary: 'Price a stay to the kuruş; the signed quote is good for 30 minutes',
  description: '429 TOO_MANY_REQUESTS.',
  request: { body: jsonBody(QuoteInput) },
  responses: { 200: answer(Quote, 'The price and its token; 422 with the reason otherwise') },
});

const requestRoute = route('public', {
  method: 'post',
  path: '/v1/reservation',
  tags: ['reservations'],
  summary: 'Ask for a quoted stay; its nights are held from now on',
  description:
    '409 DATES_TAKEN, PRICE_CHANGED, OFFER_ACCEPTED, and TOO_MANY_OPEN_REQUESTS for an e-mail address, phone or network with as many unanswered requests as the agency allows (2); 429 TOO_MANY_REQUESTS.',
  request: { headers: IdempotencyHeader, body: jsonBody(CreateReservationInput) },
  responses: {
    201: answer(ReservationCreated, 'The nights are held; 409 when somebody was faster'),
  },
});

const trackRoute = route('public', {
  method: 'post',
  path: '/v1/reservation/track',
  tags: ['reservations'],
  summary: "A guest's own reservation, by code and e-mail",
  request: { body: jsonBody(TrackInput) },
  responses: { 200: answer(TrackAnswer, 'The reservation; one and the same 404 otherwise') },
});

export const reservationRoutes = featureApp()
  .openapi(quoteRoute, async (c) => {
    await assertWithinLimit(c, 'quote');
    const content = await quote(c.get('deps'), c.req.valid('json'));
    c.header('Cache-Control', 'no-store');
    return c.json({ content }, 200);
  })
  .openapi(requestRoute, async (c) => {
    const deps = c.get('deps');
    await assertWithinLimit(c, 'write');
    const { 'idempotency-key': key } = c.req.valid('header');
    const settled = await requestReservation(deps, c.req.valid('json'), key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 201);
  })
  .openapi(trackRoute, async (c) => {
    const deps = c.get('deps');
    await assertWithinLimit(c, 'track');
    c.header('Cache-Control', 'no-store');
    return c.json({ content: await trackReservation(deps, c.req.valid('json')) }, 200);
  });
