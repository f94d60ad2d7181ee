import { DeskFacts, KnownGuest, KnownGuestInput } from '#domain/desk/schema.ts';
import { route } from '#worker/http/route.ts';
import { findKnownGuest } from './known-guest.ts';
import { readDeskFacts } from './desk-facts.ts';

const tags = ['admin desk'];

/** The screen around a call: find, price and hold. */
export const adminDeskRoutes = [
  route('desk', {
    method: 'get',
    path: '/v1/admin/desk',
    tags,
    summary: 'What the desk knows of villas beside /v2/search/catalogue',
    answer: DeskFacts,
    returns: 'Every villa on sale, and the rates of the site',
    handle: (deps) => readDeskFacts(deps),
  }),
  route('desk', {
    method: 'post',
    path: '/v1/admin/desk/guest',
    tags,
    summary: 'Who calls, by phone or e-mail',
    description: 'A phone in any spelling. Amounts in kuruş. Null for somebody new.',
    json: KnownGuestInput,
    answer: KnownGuest.nullable(),
    returns: 'Stays, the last of them and what was noted',
    handle: ({ db }, { body }) => findKnownGuest(db, body),
  }),
] as const;
