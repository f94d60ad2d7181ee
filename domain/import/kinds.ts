/* Apart from the schemas: the dashboard's first load knows the kinds and not how they are checked. */

/** What can be brought in, in the order in which an agency moves in. */
export const IMPORT_KINDS = ['villas', 'prices', 'reservations'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Rows of one file, and bytes of what it says. */
export const MOST_IMPORT_ROWS = 5_000;
export const MOST_IMPORT_BYTES = 4_000_000;

/** Rows that are applied in one call: each is a write of its own. */
export const APPLY_ROWS = 20;

/** yeni, güncellenecek, atlanacak, hatalı; after applying: was added, was changed … */
export const IMPORT_OUTCOMES = ['new', 'update', 'skip', 'error'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export function countOutcomes(
  rows: readonly { fate: ImportOutcome }[],
): Record<ImportOutcome, number> {
  const counts = { new: 0, update: 0, skip: 0, error: 0 };
  for (const { fate: outcome } of rows) counts[outcome] += 1;
  return counts;
}
