import * as z from 'zod';
import { notFound } from '#domain/errors.ts';
import {
  GuestForm,
  GuestListQuery,
  MAX_GUESTS,
  SavedGuest,
  SaveGuestInput,
} from '#domain/guests/schema.ts';
import { route, tagged } from '#worker/http/route.ts';
import { openGuestList } from './open-list.ts';
import { saveGuest } from './save-guest.ts';

export const guestListPublicRoutes = tagged('guests', [
  route('public', 'get /v1/guestlist', {
    summary: "A stay's guest list by its private link; identity numbers masked",
    description:
      '404 NOT_FOUND, one and the same for an unknown link, one that is over and a stay that was called off; 429 TOO_MANY_REQUESTS.',
    query: GuestListQuery,
    answer: GuestForm,
    returns: 'A place for everybody of the party',
    limit: 'quote',
    cache: 'no-store',
    handle: (deps, { query }) => openGuestList(deps, query.token),
  }),
  route('public', 'put /v1/guestlist/{position}', {
    summary: 'Write one person of the list, as far as it is known',
    description:
      'A number that is left out stays. 400 VALIDATION, 404 NOT_FOUND, 409 STALE_VERSION, 422 VALIDATION, 429 TOO_MANY_REQUESTS.',
    param: z.object({ position: z.string().max(20) }),
    json: SaveGuestInput,
    answer: SavedGuest,
    returns: 'The place as it is kept now',
    limit: 'write',
    cache: 'no-store',
    handle: (deps, { param, body }, { actor }) => {
      const position = placeOf(param.position);
      return saveGuest(deps, position, body, actor);
    },
  }),
]);

/** An entry of a list; an invalid number is not found. */
function placeOf(text: string): number {
  if (!/^\d{1,2}$/.test(text) || Number(text) >= MAX_GUESTS) throw notFound();
  return Number(text);
}
