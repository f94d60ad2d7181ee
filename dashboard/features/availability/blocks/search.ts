import { BLOCK_KINDS, type BlockKind } from '#domain/availability/block-kinds.ts';
import { listSearchOf, oneOf, searchDay, searchId } from '#dashboard/list/filters/list-search.ts';

export const KIND_LABELS: Record<BlockKind, string> = { full: 'Kapalı', option: 'Opsiyon' };

/** The filters, under the names of the call. */
export const parseBlockSearch = listSearchOf(['started_at', 'finished_at', 'created_at'], {
  // Nothing here is searched by text.
  q: () => undefined,
  status: oneOf(...BLOCK_KINDS),
  villa_id: searchId,
  started_at: searchDay,
  finished_at: searchDay,
  created_at: searchDay,
});
export type BlockSearch = ReturnType<typeof parseBlockSearch>;
