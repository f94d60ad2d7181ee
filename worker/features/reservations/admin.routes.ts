import { notFound } from '#domain/errors.ts';
import {
  MoveReservationInput,
  ReservationDetail,
  ReservationListQuery,
  ReservationPage,
  UpdateReservationInput,
} from '#domain/reservations/schema.ts';
import { type AppContext, actorOf, getSession } from '../../http/context.ts';
import { EventIdParam } from '../../http/path-params.ts';
import { answer, featureApp, jsonBody, route } from '../../http/route.ts';
import { today } from '../../platform/clock.ts';
import { catalogueChanged } from '../search/holder.ts';
import { moveReservation } from './move.ts';
import { toDetail, toListItem } from './present.ts';
import { findReservation, listReservations } from './queries.ts';
import { updateReservation } from './update.ts';

const tags = ['admin reservations'];

const listRoute = route('owner', {
  method: 'get',
  path: '/v1/admin/reservations',
  tags,
  summary: 'Reservations, 100 a page; an owner sees those of own villas',
  request: { query: ReservationListQuery },
  responses: { 200: answer(ReservationPage, 'One page') },
});

const detailRoute = route('owner', {
  method: 'get',
  path: '/v1/admin/reservations/{id}',
  tags,
  summary: 'One reservation with its history and the moves it allows',
  request: { params: EventIdParam },
  responses: { 200: answer(ReservationDetail, 'The reservation; 404 when unknown or not yours') },
});

const updateRoute = route('admin', {
  method: 'put',
  path: '/v1/admin/reservations/{id}',
  tags,
  summary: 'Correct the guest or the notes',
  request: { params: EventIdParam, body: jsonBody(UpdateReservationInput) },
  responses: { 200: answer(ReservationDetail, 'The reservation; 409 STALE_VERSION') },
});

const moveRoute = route('admin', {
  method: 'patch',
  path: '/v1/admin/reservations/{id}',
  tags,
  summary: 'Move the reservation to another state, with its nights and mails',
  request: { params: EventIdParam, body: jsonBody(MoveReservationInput) },
  responses: { 200: answer(ReservationDetail, 'The reservation; 409 ILLEGAL_TRANSITION') },
});

export const adminReservationRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const { db, clock } = c.get('deps');
    const { rows, total } = await listReservations(db, query, getSession(c), today(clock));
    const { skip, take } = query;
    return c.json({ content: { items: rows.map(toListItem), total, skip, take } }, 200);
  })
  .openapi(detailRoute, async (c) =>
    c.json({ content: await readDetail(c, c.req.valid('param').id) }, 200),
  )
  .openapi(updateRoute, async (c) => {
    const { id } = c.req.valid('param');
    await updateReservation(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    return c.json({ content: await readDetail(c, id) }, 200);
  })
  .openapi(moveRoute, async (c) => {
    const { id } = c.req.valid('param');
    await moveReservation(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    catalogueChanged(c.get('deps'));
    return c.json({ content: await readDetail(c, id) }, 200);
  });

async function readDetail(c: AppContext, id: string): Promise<ReservationDetail> {
  const viewer = getSession(c);
  const found = await findReservation(c.get('deps').db, id, viewer);
  if (found === null) throw notFound('Böyle bir rezervasyon yok.');
  return toDetail(found, viewer);
}
