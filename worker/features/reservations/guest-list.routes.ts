import { z } from '@hono/zod-openapi';
import { GuestList, GuestListInput, RevealedIdentity } from '#domain/reservations/admin-schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { tagVersion } from '#worker/http/answers/etag.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { getGuestList, revealIdentity } from './guests/guest-list.ts';
import { replaceGuests } from './guests/replace-guests.ts';

const tags = ['admin reservations'];

const listRoute = route('identity', {
  method: 'get',
  path: '/v1/admin/reservations/{id}/guests',
  tags,
  summary: 'Who stays, as law 1774 asks for it; identity numbers masked',
  description: '404 NOT_FOUND. ETag is the version of the reservation.',
  request: { params: EventIdParam },
  responses: { 200: answer(GuestList, 'The guests in order, and how many there should be') },
});

const replaceRoute = route('identity', {
  method: 'put',
  path: '/v1/admin/reservations/{id}/guests',
  tags,
  summary: 'Replace the guest list',
  description:
    'A listed guest (with `id`) keeps the identity number that is left out. 404 NOT_FOUND, 409 STALE_VERSION, 422 VALIDATION.',
  request: { params: EventIdParam, body: jsonBody(GuestListInput) },
  responses: { 200: answer(GuestList, 'The list as it is now, with the raised version') },
});

const revealRoute = route('identity', {
  method: 'post',
  path: '/v1/admin/reservations/{id}/guests/{guest_id}/reveal',
  tags,
  summary: 'One identity number in full; the audit log keeps who looked',
  description: '404 NOT_FOUND, 422 VALIDATION when it can no longer be opened.',
  request: { params: EventIdParam.extend({ guest_id: z.string().max(100) }) },
  responses: { 200: answer(RevealedIdentity, 'The number') },
});

export const guestListRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const content = await getGuestList(c.get('deps'), c.req.valid('param').id);
    tagVersion(c, content);
    return c.json({ content }, 200);
  })
  .openapi(replaceRoute, async (c) => {
    const { id } = c.req.valid('param');
    const content = await replaceGuests(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    tagVersion(c, content);
    return c.json({ content }, 200);
  })
  .openapi(revealRoute, async (c) => {
    const { id, guest_id } = c.req.valid('param');
    return c.json({ content: await revealIdentity(c.get('deps'), id, guest_id, actorOf(c)) }, 200);
  });
