import {
  WishInput,
  WishMade,
  WishState,
  WishTokenInput,
  WishTokenQuery,
} from '#domain/wishes/schema.ts';
import { route, tagged } from '#worker/http/route.ts';
import { confirmWish, endWish } from './follow-link.ts';
import { makeWish } from './make-wish.ts';

export const wishRoutes = tagged('website', [
  route('public', 'post /v1/website/wishes', {
    summary:
      'Wait for nights of a house, or of a search; the address gets a mail to confirm itself',
    description:
      '400 VALIDATION, 404 NOT_FOUND for an unknown house, 409 TOO_MANY_WISHES, 422 PAST, TOO_LONG, 429 TOO_MANY_REQUESTS.',
    json: WishInput,
    answer: WishMade,
    returns: 'It waits once it is confirmed',
    status: 201,
    limit: 'write',
    handle: (deps, { body }, { actor }) => makeWish(deps, body, actor),
  }),
  route('public', 'post /v1/website/wishes/confirm', {
    summary: 'Confirm a wish with the token of its mail',
    description: '404 NOT_FOUND for an unknown link, or one that is over, 429 TOO_MANY_REQUESTS.',
    json: WishTokenInput,
    answer: WishState,
    returns: 'It waits, also when it did before',
    limit: 'write',
    handle: (deps, { body: { token } }, { actor }) => confirmWish(deps, token, actor),
  }),
  route('public', 'post /v1/website/wishes/leave', {
    summary: "End a wish, by its page's button or a mail program's (RFC 8058)",
    description: '404 NOT_FOUND for an unknown link, 429 TOO_MANY_REQUESTS.',
    query: WishTokenQuery,
    answer: WishState,
    returns: 'It is over, also when it was before',
    limit: 'write',
    handle: (deps, { query: { token } }, { actor }) => endWish(deps, token, actor),
  }),
]);
