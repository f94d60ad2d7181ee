import { DeskFacts, KnownGuest, KnownGuestInput } from '#domain/desk/schema.ts';
import { route, tagged } from '#worker/http/route.ts';
import { findKnownGuest } from './known-guest.ts';
import { readDeskFacts } from './desk-facts.ts';

/** The screen around a call: find, price and hold. */
export const adminDeskRoutes = tagged('admin desk', [
  route('desk', 'get /v1/admin/desk', {
    summary: 'What the desk knows of villas beside /v2/search/catalogue',
    answer: DeskFacts,
    returns: 'Every villa on sale, and the rates of the site',
    handle: (deps) => readDeskFacts(deps),
  }),
  route('desk', 'post /v1/admin/desk/guest', {
    summary: 'Who calls, by phone or e-mail',
    description: 'A phone in any spelling. Amounts in kuruş. Null for somebody new.',
    json: KnownGuestInput,
    answer: KnownGuest.nullable(),
    returns: 'Stays, the last of them and what was noted',
    handle: ({ db }, { body }) => findKnownGuest(db, body),
  }),
]);
