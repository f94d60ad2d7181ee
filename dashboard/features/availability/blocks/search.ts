import type { BlockListQuery } from '#domain/availability/admin-schema.ts';
import { BLOCK_KINDS, type BlockKind } from '#domain/availability/block-kinds.ts';
import {
  type ListSearch,
  parseListSearch,
  searchDay,
  searchId,
  searchOneOf,
} from '#dashboard/list/filters/list-search.ts';

type Order = BlockListQuery['order'];

/** The filters, under the names of the call. */
export type BlockSearch = Omit<ListSearch, 'q' | 'order'> & {
  order?: Order | undefined;
  status?: BlockKind | undefined;
  villa_id?: string | undefined;
  started_at?: string | undefined;
  finished_at?: string | undefined;
  created_at?: string | undefined;
};

export const PAGE_ROWS = 20;
export const DEFAULT_ORDER: Order = '-created_at';
const ORDERS = ['started_at', 'finished_at', 'created_at'];

export const KIND_LABELS: Record<BlockKind, string> = { full: 'Kapalı', option: 'Opsiyon' };

export function parseBlockSearch(raw: Record<string, unknown>): BlockSearch {
  const { order, page } = parseListSearch(raw, ORDERS);
  return {
    order: order as Order | undefined,
    page,
    status: searchOneOf(raw.status, BLOCK_KINDS),
    villa_id: searchId(raw.villa_id),
    started_at: searchDay(raw.started_at),
    finished_at: searchDay(raw.finished_at),
    created_at: searchDay(raw.created_at),
  };
}
