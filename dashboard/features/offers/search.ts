import type { OfferQuery } from '#domain/offers/admin-schema.ts';
import { OFFER_STATES } from '#domain/offers/state.ts';
import {
  type ListSearch,
  parseListSearch,
  searchOneOf,
} from '#dashboard/list/filters/list-search.ts';

export type OfferSearch = Omit<ListSearch, 'order'> & {
  order?: OfferQuery['order'] | undefined;
  state?: OfferQuery['state'];
};

export const PAGE_ROWS = 20;
export const DEFAULT_ORDER = '-created';

export function parseOfferSearch(raw: Record<string, unknown>): OfferSearch {
  const { q, order, page } = parseListSearch(raw, ['created', 'expires']);
  return {
    q,
    order: order as OfferSearch['order'],
    page,
    state: searchOneOf(raw.state, OFFER_STATES),
  };
}
