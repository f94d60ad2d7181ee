import { OFFER_STATES } from '#domain/offers/state.ts';
import { listSearchOf, oneOf } from '#dashboard/list/filters/list-search.ts';

export const parseOfferSearch = listSearchOf(['created', 'expires'], {
  state: oneOf(...OFFER_STATES),
});
export type OfferSearch = ReturnType<typeof parseOfferSearch>;
