import { guestListRoutes } from './guest-list.routes.ts';
import { ownerLinkRoutes } from './owner-link.routes.ts';
import { refundRoutes } from './refund.routes.ts';
import { relocationRoutes } from './relocate/relocation.routes.ts';
import {
  ClerkQuote,
  ClerkQuoteInput,
  ClerkReservation,
  ClerkReservationInput,
} from '#domain/reservations/admin-schema.ts';
import { AcceptOfferInput } from '#domain/offers/admin-schema.ts';
import {
  ChangePlanInput,
  ChangeStatusInput,
  Departure,
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
import { csvAnswer } from '#worker/http/answers/csv.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { instant } from '#worker/platform/clock.ts';
import { changeExtras } from './clerk/change-extras.ts';
import { changePlan } from './clerk/change-plan.ts';
import { acceptByPhone } from './clerk/accept-by-phone.ts';
import { createByClerk } from './clerk/create-by-clerk.ts';
import { readDeparture } from './detail/departure.ts';
import { getReservation } from './detail/detail-queries.ts';
import { EXPORT_ROWS, exportReservations } from './list/export.ts';
import { listReservations } from './list/list-queries.ts';
import { changeStatus } from './transition/change-status.ts';
import { toExportRow, toListItem } from './present.ts';
import { shownDetail } from './detail/shown-detail.ts';
import { quoteForClerk } from './clerk/quote-for-clerk.ts';
import { readTimeline } from './detail/timeline.ts';
import { takeBack } from './undo/take-back.ts';
import { updateReservation } from './clerk/update-reservation.ts';

export const adminReservationRoutes = tagged('admin reservations', [
  route('reservations.read', 'get /v1/admin/reservations', {
    summary: 'Reservations, 100 a page; an owner sees those of own villas',
    description:
      'Stays that have ended are left out unless `oldrez=1` (then only they are given) or `oldrez=all`; a `reservation_id` looks everywhere. 400 VALIDATION.',
    query: ReservationListQuery,
    answer: ReservationPage,
    returns: 'One page',
    handle: async ({ db, clock }, { query }, { session }) => {
      const now = instant(clock);
      const { rows, total } = await listReservations(db, query, session, now);
      const { skip, take } = query;
      const items = rows.map((row) => toListItem(row, now));
      return { items, total, skip, take };
    },
  }),
  route('reservations.read', 'get /v1/admin/reservations/export.csv', {
    summary: 'The filtered reservations for a spreadsheet, at most 10,000 rows',
    description:
      'UTF-8 with byte order mark, semicolons, money in lira with a comma. `X-Total-Count` says how many match. An owner gets no contact data. 400 VALIDATION.',
    query: ReservationFilters,
    file: 'text/csv',
    returns: 'The file',
    handle: async (deps, { query: filters }, { session }) => {
      const { csv, total } = await exportReservations(deps, filters, session);
      const file = csvAnswer(csv, 'rezervasyonlar.csv');
      file.headers.set('X-Total-Count', String(total));
      file.headers.set('X-Row-Limit', String(EXPORT_ROWS));
      return file;
    },
  }),
  route('reservations.read', 'get /v1/admin/reservations/export', {
    summary: 'The filtered reservations for a spreadsheet, 200 at once',
    description: 'For files made by the caller. An owner gets no contact data. 400 VALIDATION.',
    query: ReservationExportQuery,
    answer: ReservationExportPage,
    returns: 'One part of the rows',
    handle: async ({ db, clock }, { query }, { session: viewer }) => {
      const now = instant(clock);
      const { rows, total } = await listReservations(db, query, viewer, now);
      const items = rows.map((row) => toExportRow(row, viewer, now));
      return { items, total, skip: query.skip, take: query.take };
    },
  }),
  route('reservations.write', 'post /v1/admin/reservations/quote', {
    summary:
      'What a stay would cost, whether a clerk may sell it, and which rule could be set aside',
    description: '404 NOT_FOUND when the villa or the reservation is unknown. Amounts in kuruş.',
    json: ClerkQuoteInput,
    answer: ClerkQuote,
    returns: 'The price, or why it cannot be sold, or both',
    handle: (deps, { body }, { session }) => quoteForClerk(deps, body, session),
  }),
  route('offers', 'post /v1/admin/offers/{id}/accept', {
    summary:
      'Take down a stay of an offer that its guest accepted on the phone, for the promised price',
    description:
      '404 NOT_FOUND, 409 OFFER_ACCEPTED, DATES_TAKEN, PRICE_CHANGED, IDEMPOTENCY_KEY_REUSED, 422 OFFER_NOT_SELLABLE, QUOTE_EXPIRED.',
    param: EventIdParam,
    json: AcceptOfferInput,
    answer: ClerkReservation,
    returns: 'What was taken down; no personal data',
    status: 201,
    idempotency: 'required',
    handle: (deps, { param: { id }, body, key }, { actor }) =>
      acceptByPhone(deps, id, body, key, actor),
  }),
  route('reservations.write', 'post /v1/admin/reservations', {
    summary: 'Take a stay down for a guest: requested, as an option or confirmed',
    description:
      '404 NOT_FOUND (villa), 409 DATES_TAKEN naming what is there, PRICE_CHANGED, IDEMPOTENCY_KEY_REUSED, 422 ARRIVAL_DAY, DEPARTURE_DAY, MIN_NIGHTS and MAX_NIGHTS (may be overridden), CAPACITY, CLOSED, PAST, TOO_LONG, VILLA_INACTIVE, DISCOUNT_TOO_LARGE, VALIDATION.',
    json: ClerkReservationInput,
    answer: ClerkReservation,
    returns: 'What was taken down; no personal data',
    status: 201,
    idempotency: 'optional',
    handle: (deps, { body, key }, { actor }) => createByClerk(deps, body, key, actor),
  }),
  route('reservations.read', 'get /v1/admin/reservations/{id}', {
    summary: 'One reservation with its history and the moves it allows',
    description: '404 NOT_FOUND when unknown or not yours. ETag is its version.',
    param: EventIdParam,
    answer: ReservationDetail,
    returns: 'The reservation',
    etag: true,
    handle: async (deps, { param }, { session }) => {
      const found = await getReservation(deps.db, param.id, session);
      return shownDetail(deps, found, session);
    },
  }),
  route('reservations.history', 'get /v1/admin/reservations/{id}/timeline', {
    summary: 'Everything that happened to a reservation: states, changes, mails and money',
    description: '404 NOT_FOUND. Newest first; amounts in kuruş.',
    param: EventIdParam,
    answer: ReservationTimeline,
    returns: 'What happened',
    handle: ({ db }, { param }, { session }) => readTimeline(db, param.id, session),
  }),
  route('reservations.write', 'put /v1/admin/reservations/{id}', {
    summary: 'Correct the guest, the notes, or the stay with its price and nights',
    description:
      '404 NOT_FOUND, 409 STALE_VERSION naming who saved in between, DATES_TAKEN naming what is there, PRICE_CHANGED, STAY_FIXED, OWNER_HAS_MONEY, 422 as for a new reservation.',
    param: EventIdParam,
    json: UpdateReservationInput,
    answer: UpdatedReservation,
    returns: 'The reservation as it is now',
    etag: true,
    handle: async (deps, { param: { id }, body }, { actor, session }) => {
      const { row, undo } = await updateReservation(deps, id, body, actor);
      return { ...shownDetail(deps, row, session), undo };
    },
  }),
  route('reservations.write', 'post /v1/admin/reservations/{id}/undo', {
    summary: 'Take another stay or another state back, whole, within seconds of it',
    description:
      '404 NOT_FOUND, 409 UNDO_OVER (its time is over, or the guest has been told), STALE_VERSION, DATES_TAKEN naming what is there, OWNER_HAS_MONEY.',
    param: EventIdParam,
    json: UndoChangeInput,
    answer: ReservationDetail,
    returns: 'The reservation as it was',
    etag: true,
    handle: async (deps, { param: { id }, body }, { actor, session }) =>
      shownDetail(deps, await takeBack(deps, id, body.token, actor), session),
  }),
  route('reservations.write', 'patch /v1/admin/reservations/{id}/extras', {
    summary: 'Put an extra on a stay, take one off, or alter one by doing both; the total follows',
    description:
      '404 NOT_FOUND (reservation, item), 409 EXTRAS_FIXED once the stay is off, STALE_VERSION naming who saved in between. Amounts in kuruş.',
    param: EventIdParam,
    json: ChangeExtrasInput,
    answer: ReservationDetail,
    returns: 'The reservation as it is now',
    etag: true,
    handle: async (deps, { param: { id }, body }, { actor, session }) =>
      shownDetail(deps, await changeExtras(deps, id, body, actor, session), session),
  }),
  route('reservations.write', 'put /v1/admin/reservations/{id}/parts', {
    summary: 'Give a stay another plan of interim payments: more time, or an amount at the door',
    description:
      '404 NOT_FOUND, 409 PLAN_FIXED once the guests are in the house or the stay is off, STALE_VERSION naming who saved in between, 422 PART_DAY.',
    param: EventIdParam,
    json: ChangePlanInput,
    answer: ReservationDetail,
    returns: 'The reservation as it is now',
    etag: true,
    handle: async (deps, { param: { id }, body }, { actor, session }) =>
      shownDetail(deps, await changePlan(deps, id, body, actor, session), session),
  }),
  route('reservations.write', 'patch /v1/admin/reservations/{id}', {
    summary: 'Move the reservation to another state, with its nights and mails',
    description:
      '404 NOT_FOUND, 409 ILLEGAL_TRANSITION, TOO_EARLY (nobody is missed before the day of arrival), STALE_VERSION, DATES_TAKEN naming what is there, 422 REASON_REQUIRED, VALIDATION (an option ends in the future, before the arrival and within the days of the setting; the usual 24 hours or until the arrival where nothing is said). 403 FORBIDDEN for a decision about money without `payments`.',
    param: EventIdParam,
    json: ChangeStatusInput,
    answer: UpdatedReservation,
    returns: 'The reservation as it is now',
    etag: true,
    handle: async (deps, { param: { id }, body: input }, { actor, session }) => {
      // Left out, the money stays due until somebody with the permission decides.
      if (input.refund !== undefined) assertMay(session, 'payments');
      const { row, undo } = await changeStatus(deps, id, input, actor);
      return { ...shownDetail(deps, row, session), undo };
    },
  }),
  route('reservations.write', 'get /v1/admin/reservations/{id}/departure', {
    summary: 'When the guests leave, and who arrives on that day',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    answer: Departure,
    returns: 'The departure',
    handle: (deps, { param: { id } }) => readDeparture(deps, id),
  }),
  ...relocationRoutes,
  ...ownerLinkRoutes,
  ...refundRoutes,
  ...guestListRoutes,
]);
