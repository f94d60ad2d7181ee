import type { BtransMissingPage, BtransPageQuery } from '#domain/reports/btrans/schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { mapPage } from '#worker/platform/database/read-page.ts';
import { readBtransMonth } from './month.ts';
import { toMissing } from './present.ts';
import { listIncompleteRows } from './queries.ts';

/**
 * Reservations of a month that are left out of its file. Two trips, because what a villa lacks is
 * only known after decrypting and checking its identity number.
 */
export async function listBtransMissing(
  deps: Deps,
  query: BtransPageQuery,
): Promise<BtransMissingPage> {
  const month = await readBtransMonth(deps, query);
  const incomplete = [...month.villas].flatMap(([id, villa]) => (villa.isComplete ? [] : [id]));
  const page = await listIncompleteRows(deps.db, query, incomplete);
  return mapPage(page, (row) => toMissing(month, row));
}
