import { z } from '@hono/zod-openapi';
import { notFound } from '#domain/errors.ts';
import {
  GuestForm,
  GuestListQuery,
  MAX_GUESTS,
  SavedGuest,
  SaveGuestInput,
} from '#domain/guests/schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { assertWithinLimit } from '#worker/http/requests/rate-limit.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { openGuestList } from './open-list.ts';
import { saveGuest } from './save-guest.ts';

const tags = ['guests'];

const openRoute = route('public', {
  method: 'get',
  path: '/v1/guestlist',
  tags,
  summary: "A stay's guest list by its private link; identity numbers masked",
  description:
    '404 NOT_FOUND, one and the same for an unknown link, one that is over and a stay that was called off; 429 TOO_MANY_REQUESTS.',
  request: { query: GuestListQuery },
  responses: { 200: answer(GuestForm, 'A place for everybody of the party') },
});

const saveRoute = route('public', {
  method: 'put',
  path: '/v1/guestlist/{position}',
  tags,
  summary: 'Write one person of the list, as far as it is known',
  description:
    'A number that is left out stays. 400 VALIDATION, 404 NOT_FOUND, 409 STALE_VERSION, 422 VALIDATION, 429 TOO_MANY_REQUESTS.',
  request: {
    params: z.object({ position: z.string().max(20) }),
    body: jsonBody(SaveGuestInput),
  },
  responses: { 200: answer(SavedGuest, 'The place as it is kept now') },
});

export const guestListPublicRoutes = featureApp()
  .openapi(openRoute, async (c) => {
    // Read with every view of the stay's page, so it has the same limit.
    await assertWithinLimit(c, 'quote');
    c.header('Cache-Control', 'no-store');
    return c.json({ content: await openGuestList(c.get('deps'), c.req.valid('query').token) }, 200);
  })
  .openapi(saveRoute, async (c) => {
    await assertWithinLimit(c, 'write');
    c.header('Cache-Control', 'no-store');
    const position = placeOf(c.req.valid('param').position);
    const content = await saveGuest(c.get('deps'), position, c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  });

/** An entry of a list; an invalid number is not found. */
function placeOf(text: string): number {
  if (!/^\d{1,2}$/.test(text) || Number(text) >= MAX_GUESTS) throw notFound();
  return Number(text);
}
