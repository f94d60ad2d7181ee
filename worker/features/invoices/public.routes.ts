import { AskedBuyer, AskedBuyerInput, OwnBuyerInput } from '#domain/invoices/schema.ts';
import { Confirmed } from '#domain/wire/link-token.ts';
import { route, tagged } from '#worker/http/route.ts';
import { openBuyerLink, saveByBuyerLink } from './buyer-link.ts';

const UNKNOWN =
  '404 NOT_FOUND, one and the same for a link that never was, has run out, was used or replaced';

export const buyerLinkRoutes = tagged('invoices', [
  route('public', 'post /v1/invoice-buyer', {
    summary: 'Who is asked by a private link for what an invoice needs',
    description: `${UNKNOWN}.`,
    json: AskedBuyerInput,
    answer: AskedBuyer,
    returns: 'The name; nothing else that is stored',
    limit: 'quote',
    cache: 'no-store',
    handle: (deps, { body: { link } }) => openBuyerLink(deps, link),
  }),
  route('public', 'post /v1/invoice-buyer/save', {
    summary: 'Say what an invoice needs; the link ends with it',
    description: `${UNKNOWN}; 422 VALIDATION, 429 TOO_MANY_REQUESTS.`,
    json: OwnBuyerInput,
    answer: Confirmed,
    returns: 'Saved',
    limit: 'write',
    cache: 'no-store',
    handle: async (deps, { body }, { actor }) => {
      await saveByBuyerLink(deps, body, actor);
      return { confirmed: true as const };
    },
  }),
]);
