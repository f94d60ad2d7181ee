import type { SheetOf } from './spreadsheet.ts';

/** The most that the API gives at once. */
const CHUNK = 200;

/** More than this a spreadsheet on a laptop opens unwillingly; filters make it less. */
export const MOST_ROWS = 20_000;

export type Progress = { read: number; total: number };

/**
 * Every row of a list as its filters leave it, chunk by chunk, at most 20,000. A row that moves to
 * another page meanwhile may come twice or not at all: a list is no snapshot.
 * @throws what a read throws, and an AbortError when `signal` says so
 */
export async function readRows<Row>(
  { read }: Pick<SheetOf<Row>, 'read'>,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows: Row[] = [];
  let total = Number.POSITIVE_INFINITY;
  while (rows.length < Math.min(total, MOST_ROWS)) {
    signal.throwIfAborted();
    const page = await read({ skip: String(rows.length), take: String(CHUNK) });
    if (page.items.length === 0) break;
    rows.push(...page.items);
    total = page.total;
    onProgress({ read: Math.min(rows.length, MOST_ROWS), total: Math.min(total, MOST_ROWS) });
  }
  return rows.slice(0, MOST_ROWS);
}
