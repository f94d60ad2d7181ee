import type { VillaTypeListQuery } from '#domain/villa-types/admin-schema.ts';
import {
  type ListSearch,
  parseListSearch,
  searchOneOf,
} from '#dashboard/list/filters/list-search.ts';

export type VillaTypeSearch = Omit<ListSearch, 'order'> & {
  order?: VillaTypeListQuery['order'] | undefined;
  active?: '0' | '1' | undefined;
};

export const PAGE_ROWS = 10;
export const DEFAULT_ORDER = 'order';

export function parseVillaTypeSearch(raw: Record<string, unknown>): VillaTypeSearch {
  return {
    ...(parseListSearch(raw, ['order', 'name', 'villas', 'created']) as Pick<
      VillaTypeSearch,
      'q' | 'order' | 'page'
    >),
    active: searchOneOf(raw.active, ['0', '1'] as const),
  };
}
