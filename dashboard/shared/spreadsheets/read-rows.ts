import type { SheetOf } from './spreadsheet.ts';

/** The most that the API gives at once. */
const CHUNK = 200;

/** A larger spreadsheet is slow on a laptop; filters can reduce it. */
export const MAX_ROWS = 20_000;

export type Progress = { read: number; total: number };

/**
 * Every row of a filtered list, chunk by chunk, at most 20,000. A row that moves to another page
 * meanwhile may appear twice or not at all, because a list is not a snapshot. @throws what a read
 * throws, and an AbortError for `signal`
 */
export async function readRows<Row>(
  { read }: Pick<SheetOf<Row>, 'read'>,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows: Row[] = [];
  let total = Number.POSITIVE_INFINITY;
  while (rows.length < Math.min(total, MAX_ROWS)) {
    signal.throwIfAborted();
    const page = await read({ skip: String(rows.length), take: String(CHUNK) });
    if (page.items.length === 0) break;
    rows.push(...page.items);
    total = page.total;
    onProgress({ read: Math.min(rows.length, MAX_ROWS), total: Math.min(total, MAX_ROWS) });
  }
  return rows.slice(0, MAX_ROWS);
}
