import type { VillaListQuery } from '#domain/villas/admin-list-schema.ts';
import {
  type ListSearch,
  parseListSearch,
  searchId,
  searchOneOf,
} from '#dashboard/list/filters/list-search.ts';

type Flag = '0' | '1';

/** The list as its address names it: the API's own filters, and the page counted from 1. */
export type VillaSearch = Omit<ListSearch, 'order'> & {
  order?: VillaListQuery['order'] | undefined;
  id?: string | undefined;
  active?: Flag | undefined;
  popular?: Flag | undefined;
  villa_of_month?: Flag | undefined;
  town_id?: string | undefined;
  villa_type_id?: string | undefined;
  owner_id?: string | undefined;
  permit?: VillaListQuery['permit'];
};

export const PAGE_ROWS = 20;
export const DEFAULT_ORDER = 'order';

const ORDERS = ['order', 'name', 'code', 'created'];
const FLAGS = ['0', '1'] as const;

/** Only the valid filters of an address, so that no link leads to an error. */
export function parseVillaSearch(raw: Record<string, unknown>): VillaSearch {
  return {
    ...(parseListSearch(raw, ORDERS) as Pick<VillaSearch, 'q' | 'order' | 'page'>),
    id: searchId(raw.id),
    active: searchOneOf(raw.active, FLAGS),
    popular: searchOneOf(raw.popular, FLAGS),
    villa_of_month: searchOneOf(raw.villa_of_month, FLAGS),
    town_id: searchId(raw.town_id),
    villa_type_id: searchId(raw.villa_type_id),
    owner_id: searchId(raw.owner_id),
    permit: searchOneOf(raw.permit, ['missing', 'expiring'] as const),
  };
}
