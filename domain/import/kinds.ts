/* Separate from the schemas, because the dashboard's first load needs the kinds but not the
   validation. */

/** The kinds of data that can be imported, in the order an agency usually imports them. */
export const IMPORT_KINDS = ['villas', 'prices', 'reservations'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What an import makes or changes. */
export const IMPORTED_ENTITIES = [
  'owner',
  'town',
  'villa',
  'price',
  'reservation',
  'payment',
] as const;
export type ImportedEntity = (typeof IMPORTED_ENTITIES)[number];

/** Most rows of a file, and most bytes of its text. */
export const MAX_IMPORT_ROWS = 5_000;
export const MAX_IMPORT_BYTES = 4_000_000;

/** Rows applied in one call; each row is a write of its own. */
export const APPLY_ROWS = 20;

/** Decisions kept in one call. */
export const MAX_DECISIONS = 500;

/** New, to be updated, skipped, faulty; after applying: added, changed … */
export const IMPORT_OUTCOMES = ['new', 'update', 'skip', 'error'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export function countOutcomes(
  rows: readonly { fate: ImportOutcome }[],
): Record<ImportOutcome, number> {
  const counts = { new: 0, update: 0, skip: 0, error: 0 };
  for (const { fate: outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** What is said of a row that somebody's decision leaves out. */
export const LEFT_OUT = 'Kararınızla aktarılmıyor.';
