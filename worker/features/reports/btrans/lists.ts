import type * as z from 'zod';
import type {
  BtransFilePage,
  BtransFilesQuery,
  BtransMissingPage,
  BtransPageQuery,
} from '#domain/reports/btrans/schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { readBtransMonth } from './month.ts';
import { toMissing } from './present.ts';
import { listFileRows, listIncompleteRows } from './queries.ts';

/**
 * Reservations of a month that are left out of its file. Two trips, because what a villa lacks is
 * only known after decrypting and checking its identity number.
 */
export async function listBtransMissing(
  deps: Deps,
  { skip, take, ...query }: BtransPageQuery,
): Promise<BtransMissingPage> {
  const month = await readBtransMonth(deps, query);
  const incomplete = [...month.villas].flatMap(([id, villa]) => (villa.isComplete ? [] : [id]));
  const { items, total } = await listIncompleteRows(deps.db, query, incomplete, { skip, take });
  return { items: items.map((row) => toMissing(month, row)), total, skip, take };
}

/** Recorded files, newest first. One trip. */
export async function listBtransFiles(
  { db }: Deps,
  { month, skip, take }: z.infer<typeof BtransFilesQuery>,
): Promise<BtransFilePage> {
  const { items, total } = await listFileRows(db, { month, skip, take });
  return { items, total, skip, take };
}
