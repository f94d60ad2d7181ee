import type { InStatement, ResultSet } from '@libsql/client/web';

/**
 * The counters of `catalogue_version` that triggers raise (decision 0004): `version` for what
 * search reads, including nights; `pages` for what pages show.
 */
export type Counters = { version: number; pages: number };

/**
 * Read at the end of every write, so that the writer knows what it raised without another trip, and
 * with what a replica answers.
 */
export const COUNTERS: InStatement = 'select version, pages from catalogue_version where id = 1';

/** What {@link COUNTERS}, the last statement of a batch, has read. */
export function countersIn(answers: ResultSet[]): Counters {
  const [row] = answers.at(-1)?.rows ?? [];
  return { version: Number(row?.version ?? 0), pages: Number(row?.pages ?? 0) };
}
