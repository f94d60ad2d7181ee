import type { DistrictListQuery, TownListQuery } from '#domain/locations/admin-schema.ts';
import {
  type ListSearch,
  parseListSearch,
  searchId,
  searchOneOf,
} from '#dashboard/list/filters/list-search.ts';

export const PAGE_ROWS = 10;

export type TownSearch = Omit<ListSearch, 'order'> & {
  order?: TownListQuery['order'] | undefined;
  active?: '0' | '1' | undefined;
  popular?: '0' | '1' | undefined;
};
export const TOWN_ORDER = 'order';

export function parseTownSearch(raw: Record<string, unknown>): TownSearch {
  const orders = ['order', 'name', 'district', 'villas', 'created'];
  return {
    ...(parseListSearch(raw, orders) as Pick<TownSearch, 'q' | 'order' | 'page'>),
    active: searchOneOf(raw.active, ['0', '1'] as const),
    popular: searchOneOf(raw.popular, ['0', '1'] as const),
  };
}

export type DistrictSearch = Omit<ListSearch, 'order'> & {
  order?: DistrictListQuery['order'] | undefined;
  /** Plate number of the province. */
  province?: string | undefined;
  used?: '0' | '1' | undefined;
};
export const DISTRICT_ORDER = 'name';

export function parseDistrictSearch(raw: Record<string, unknown>): DistrictSearch {
  const orders = ['name', 'province', 'towns', 'villas', 'code'];
  return {
    ...(parseListSearch(raw, orders) as Pick<DistrictSearch, 'q' | 'order' | 'page'>),
    province: searchId(raw.province),
    used: searchOneOf(raw.used, ['0', '1'] as const),
  };
}
