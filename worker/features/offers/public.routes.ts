import { OfferTokenQuery, PublicOffer } from '#domain/offers/schema.ts';
import { sayTo } from '#worker/features/translations/in-language.ts';
import { route, tagged } from '#worker/http/route.ts';
import { viewOffer } from './view-offer.ts';

export const offerRoutes = tagged('offers', [
  route('public', 'get /v1/offer', {
    summary: 'An offer by the token of its private link, with live availability and prices',
    query: OfferTokenQuery,
    answer: PublicOffer,
    returns: 'The offer; one and the same 404 when unknown, expired or withdrawn',
    limit: 'track',
    cache: 'no-store',
    handle: async (deps, { query }, { actor }) =>
      sayTo(deps.db, actor, 'offer', await viewOffer(deps, query, actor)),
  }),
]);
