import * as z from 'zod';
import { GuestList, GuestListInput, RevealedIdentity } from '#domain/reservations/admin-schema.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { getGuestList, revealIdentity } from './guests/guest-list.ts';
import { replaceGuests } from './guests/replace-guests.ts';

export const guestListRoutes = tagged('admin reservations', [
  route('identity', 'get /v1/admin/reservations/{id}/guests', {
    summary: 'Who stays, as law 1774 asks for it; identity numbers masked',
    description: '404 NOT_FOUND. ETag is the version of the reservation.',
    param: EventIdParam,
    answer: GuestList,
    returns: 'The guests in order, and how many there should be',
    etag: true,
    handle: (deps, { param }) => getGuestList(deps, param.id),
  }),
  route('identity', 'put /v1/admin/reservations/{id}/guests', {
    summary: 'Replace the guest list',
    description:
      'A listed guest (with `id`) keeps the identity number that is left out. 404 NOT_FOUND, 409 STALE_VERSION, 422 VALIDATION.',
    param: EventIdParam,
    json: GuestListInput,
    answer: GuestList,
    returns: 'The list as it is now, with the raised version',
    etag: true,
    handle: (deps, { param: { id }, body }, { actor }) => replaceGuests(deps, id, body, actor),
  }),
  route('identity', 'post /v1/admin/reservations/{id}/guests/{guest_id}/reveal', {
    summary: 'One identity number in full; the audit log keeps who looked',
    description: '404 NOT_FOUND, 422 VALIDATION when it can no longer be opened.',
    param: EventIdParam.extend({ guest_id: z.string().max(100) }),
    answer: RevealedIdentity,
    returns: 'The number',
    handle: (deps, { param: { id, guest_id } }, { actor }) =>
      revealIdentity(deps, id, guest_id, actor),
  }),
]);
