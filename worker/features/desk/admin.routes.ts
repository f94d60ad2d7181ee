import { DeskFacts, KnownGuest, KnownGuestInput } from '#domain/desk/schema.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { findKnownGuest } from './known-guest.ts';
import { readDeskFacts } from './desk-facts.ts';

const tags = ['admin desk'];

const factsRoute = route('desk', {
  method: 'get',
  path: '/v1/admin/desk',
  tags,
  summary: 'What the desk knows of villas beside /v2/search/catalogue',
  responses: {
    200: answer(DeskFacts, 'Every villa on sale, and the rates of the site'),
  },
});

const guestRoute = route('desk', {
  // POST, because a phone number in the address would end up in logs.
  method: 'post',
  path: '/v1/admin/desk/guest',
  tags,
  summary: 'Who calls, by phone or e-mail',
  description: 'A phone in any spelling. Amounts in kuruş. Null for somebody new.',
  request: { body: jsonBody(KnownGuestInput) },
  responses: { 200: answer(KnownGuest.nullable(), 'Stays, the last of them and what was noted') },
});

/** The screen around a call: find, price and hold. */
export const adminDeskRoutes = featureApp()
  .openapi(factsRoute, async (c) => c.json({ content: await readDeskFacts(c.get('deps').db) }, 200))
  .openapi(guestRoute, async (c) => {
    const { db } = c.get('deps');
    return c.json({ content: await findKnownGuest(db, c.req.valid('json')) }, 200);
  });
