import { z } from '@hono/zod-openapi';
import { notFound } from '#domain/errors.ts';
import {
  ClerkQuote,
  ClerkQuoteInput,
  ClerkReservation,
  ClerkReservationInput,
} from '#domain/reservations/admin-schema.ts';
import { AcceptOfferInput } from '#domain/offers/admin-schema.ts';
import {
  ChangeStatusInput,
  UndoChangeInput,
  UpdatedReservation,
  UpdateReservationInput,
} from '#domain/reservations/change-schema.ts';
import {
  ReservationDetail,
  ReservationExportPage,
  ReservationExportQuery,
  ReservationFilters,
  ReservationListQuery,
  ReservationPage,
} from '#domain/reservations/schema.ts';
import { ChangeExtrasInput } from '#domain/extras/items.ts';
import { ReservationTimeline } from '#domain/reservations/timeline.ts';
import { assertMay } from '#worker/http/access.ts';
import { actorOf, getSession } from '#worker/http/context.ts';
import { csvAnswer } from '#worker/http/answers/csv.ts';
import {
  IdempotencyHeader,
  OptionalIdempotencyHeader,
} from '#worker/http/requests/idempotency-header.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { instant } from '#worker/platform/clock.ts';
import { changeExtras } from './clerk/change-extras.ts';
import { acceptByPhone } from './clerk/accept-by-phone.ts';
import { createByClerk } from './clerk/create-by-clerk.ts';
import { findReservation } from './detail/detail-queries.ts';
import { EXPORT_ROWS, exportReservations } from './list/export.ts';
import { guestListRoutes } from './guest-list.routes.ts';
import { listReservations } from './list/list-queries.ts';
import { changeStatus } from './transition/change-status.ts';
import { toExportRow, toListItem } from './present.ts';
import { shownDetail } from './detail/shown-detail.ts';
import { quoteForClerk } from './clerk/quote-for-clerk.ts';
import { readTimeline } from './detail/timeline.ts';
import { refundRoutes } from './refund.routes.ts';
import { takeBack } from './undo/take-back.ts';
import { updateReservation } from './clerk/update-reservation.ts';

const tags = ['admin reservations'];

const listRoute = route('reservations.read', {
  method: 'get',
  path: '/v1/admin/reservations',
  tags,
  summary: 'Reservations, 100 a page; an owner sees those of own villas',
  description:
    'Stays that have ended are left out unless `oldrez=1` (then only they are given) or `oldrez=all`; a `reservation_id` looks everywhere. 400 VALIDATION.',
  request: { query: ReservationListQuery },
  responses: { 200: answer(ReservationPage, 'One page') },
});

const exportRoute = route('reservations.read', {
  method: 'get',
  path: '/v1/admin/reservations/export.csv',
  tags,
  summary: 'The filtered reservations for a spreadsheet, at most 10,000 rows',
  description:
    'UTF-8 with byte order mark, semicolons, money in lira with a comma. `X-Total-Count` says how many match. An owner gets no contact data. 400 VALIDATION.',
  request: { query: ReservationFilters },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
  },
});

const exportRowsRoute = route('reservations.read', {
  method: 'get',
  path: '/v1/admin/reservations/export',
  tags,
  summary: 'The filtered reservations for a spreadsheet, 200 at once',
  description: 'For files made by the caller. An owner gets no contact data. 400 VALIDATION.',
  request: { query: ReservationExportQuery },
  responses: { 200: answer(ReservationExportPage, 'One part of the rows') },
});

const quoteRoute = route('reservations.write', {
  method: 'post',
  path: '/v1/admin/reservations/quote',
  tags,
  summary: 'What a stay would cost, whether a clerk may sell it, and which rule could be set aside',
  description: '404 NOT_FOUND when the villa or the reservation is unknown. Amounts in kuruş.',
  request: { body: jsonBody(ClerkQuoteInput) },
  responses: { 200: answer(ClerkQuote, 'The price, or why it cannot be sold, or both') },
});

const createReservationRoute = route('reservations.write', {
  method: 'post',
  path: '/v1/admin/reservations',
  tags,
  summary: 'Take a stay down for a guest: requested, as an option or confirmed',
  description:
    '404 NOT_FOUND (villa), 409 DATES_TAKEN naming what is there, PRICE_CHANGED, IDEMPOTENCY_KEY_REUSED, 422 MIN_NIGHTS (may be overridden), CAPACITY, CLOSED, PAST, TOO_LONG, VILLA_INACTIVE, DISCOUNT_TOO_LARGE, VALIDATION.',
  request: { headers: OptionalIdempotencyHeader, body: jsonBody(ClerkReservationInput) },
  responses: { 201: answer(ClerkReservation, 'What was taken down; no personal data') },
});

const acceptOfferRoute = route('offers', {
  method: 'post',
  path: '/v1/admin/offers/{id}/accept',
  tags,
  summary:
    'Take down a stay of an offer that its guest accepted on the phone, for the promised price',
  description:
    '404 NOT_FOUND, 409 OFFER_ACCEPTED, DATES_TAKEN, PRICE_CHANGED, IDEMPOTENCY_KEY_REUSED, 422 OFFER_NOT_SELLABLE, QUOTE_EXPIRED.',
  request: { params: EventIdParam, headers: IdempotencyHeader, body: jsonBody(AcceptOfferInput) },
  responses: { 201: answer(ClerkReservation, 'What was taken down; no personal data') },
});

const detailRoute = route('reservations.read', {
  method: 'get',
  path: '/v1/admin/reservations/{id}',
  tags,
  summary: 'One reservation with its history and the moves it allows',
  description: '404 NOT_FOUND when unknown or not yours. ETag is its version.',
  request: { params: EventIdParam },
  responses: { 200: answer(ReservationDetail, 'The reservation') },
});

const timelineRoute = route('reservations.history', {
  method: 'get',
  path: '/v1/admin/reservations/{id}/timeline',
  tags,
  summary: 'Everything that happened to a reservation: states, changes, mails and money',
  description: '404 NOT_FOUND. Newest first; amounts in kuruş.',
  request: { params: EventIdParam },
  responses: { 200: answer(ReservationTimeline, 'What happened') },
});

const updateRoute = route('reservations.write', {
  method: 'put',
  path: '/v1/admin/reservations/{id}',
  tags,
  summary: 'Correct the guest, the notes, or the stay with its price and nights',
  description:
    '404 NOT_FOUND, 409 STALE_VERSION naming who saved in between, DATES_TAKEN naming what is there, PRICE_CHANGED, STAY_FIXED, OWNER_HAS_MONEY, 422 as for a new reservation.',
  request: { params: EventIdParam, body: jsonBody(UpdateReservationInput) },
  responses: { 200: answer(UpdatedReservation, 'The reservation as it is now') },
});

const undoRoute = route('reservations.write', {
  method: 'post',
  path: '/v1/admin/reservations/{id}/undo',
  tags,
  summary: 'Take another stay or another state back, whole, within seconds of it',
  description:
    '404 NOT_FOUND, 409 UNDO_OVER (its time is over, or the guest has been told), STALE_VERSION, DATES_TAKEN naming what is there, OWNER_HAS_MONEY.',
  request: { params: EventIdParam, body: jsonBody(UndoChangeInput) },
  responses: { 200: answer(ReservationDetail, 'The reservation as it was') },
});

const extrasRoute = route('reservations.write', {
  method: 'patch',
  path: '/v1/admin/reservations/{id}/extras',
  tags,
  summary: 'Put an extra on a stay, take one off, or alter one by doing both; the total follows',
  description:
    '404 NOT_FOUND (reservation, item), 409 EXTRAS_FIXED once the stay is off, STALE_VERSION naming who saved in between. Amounts in kuruş.',
  request: { params: EventIdParam, body: jsonBody(ChangeExtrasInput) },
  responses: { 200: answer(ReservationDetail, 'The reservation as it is now') },
});

const changeStatusRoute = route('reservations.write', {
  method: 'patch',
  path: '/v1/admin/reservations/{id}',
  tags,
  summary: 'Move the reservation to another state, with its nights and mails',
  description:
    '404 NOT_FOUND, 409 ILLEGAL_TRANSITION, TOO_EARLY (nobody is missed before the day of arrival), STALE_VERSION, DATES_TAKEN naming what is there, 422 REASON_REQUIRED, VALIDATION (an option ends in the future, before the arrival and within the days of the setting; the usual 24 hours or until the arrival where nothing is said). 403 FORBIDDEN for a decision about money without `payments`.',
  request: { params: EventIdParam, body: jsonBody(ChangeStatusInput) },
  responses: { 200: answer(UpdatedReservation, 'The reservation as it is now') },
});

export const adminReservationRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const { db, clock } = c.get('deps');
    const now = instant(clock);
    const { rows, total } = await listReservations(db, query, getSession(c), now);
    const { skip, take } = query;
    const items = rows.map((row) => toListItem(row, now));
    return c.json({ content: { items, total, skip, take } }, 200);
  })
  .openapi(exportRoute, async (c) => {
    const filters = c.req.valid('query');
    const { csv, total } = await exportReservations(c.get('deps'), filters, getSession(c));
    const file = csvAnswer(csv, 'rezervasyonlar.csv');
    file.headers.set('X-Total-Count', String(total));
    file.headers.set('X-Row-Limit', String(EXPORT_ROWS));
    return file;
  })
  .openapi(exportRowsRoute, async (c) => {
    const query = c.req.valid('query');
    const { db, clock } = c.get('deps');
    const viewer = getSession(c);
    const now = instant(clock);
    const { rows, total } = await listReservations(db, query, viewer, now);
    const items = rows.map((row) => toExportRow(row, viewer, now));
    return c.json({ content: { items, total, skip: query.skip, take: query.take } }, 200);
  })
  .openapi(quoteRoute, async (c) =>
    c.json(
      { content: await quoteForClerk(c.get('deps'), c.req.valid('json'), getSession(c)) },
      200,
    ),
  )
  .openapi(acceptOfferRoute, async (c) => {
    const { 'idempotency-key': key } = c.req.valid('header');
    const { id } = c.req.valid('param');
    const settled = await acceptByPhone(c.get('deps'), id, c.req.valid('json'), key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 201);
  })
  .openapi(createReservationRoute, async (c) => {
    const deps = c.get('deps');
    const { 'idempotency-key': key } = c.req.valid('header');
    const settled = await createByClerk(deps, c.req.valid('json'), key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 201);
  })
  .openapi(detailRoute, async (c) => {
    const viewer = getSession(c);
    const found = await findReservation(c.get('deps').db, c.req.valid('param').id, viewer);
    if (found === null) throw notFound('Böyle bir rezervasyon yok.');
    return c.json({ content: shownDetail(c, found) }, 200);
  })
  .openapi(timelineRoute, async (c) =>
    c.json(
      { content: await readTimeline(c.get('deps').db, c.req.valid('param').id, getSession(c)) },
      200,
    ),
  )
  .openapi(updateRoute, async (c) => {
    const deps = c.get('deps');
    const { id } = c.req.valid('param');
    const { row, undo } = await updateReservation(deps, id, c.req.valid('json'), actorOf(c));
    return c.json({ content: { ...shownDetail(c, row), undo } }, 200);
  })
  .openapi(undoRoute, async (c) => {
    const deps = c.get('deps');
    const { id } = c.req.valid('param');
    const undone = await takeBack(deps, id, c.req.valid('json').token, actorOf(c));
    return c.json({ content: shownDetail(c, undone) }, 200);
  })
  .openapi(extrasRoute, async (c) => {
    const { id } = c.req.valid('param');
    const viewer = getSession(c);
    const saved = await changeExtras(c.get('deps'), id, c.req.valid('json'), actorOf(c), viewer);
    return c.json({ content: shownDetail(c, saved) }, 200);
  })
  .openapi(changeStatusRoute, async (c) => {
    const deps = c.get('deps');
    const { id } = c.req.valid('param');
    const input = c.req.valid('json');
    // Left out, the money stays due until somebody with the permission decides.
    if (input.refund !== undefined) assertMay(c, 'payments');
    const { row, undo } = await changeStatus(deps, id, input, actorOf(c));
    return c.json({ content: { ...shownDetail(c, row), undo } }, 200);
  })
  .route('/', refundRoutes)
  .route('/', guestListRoutes);
