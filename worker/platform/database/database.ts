import type { Client, InStatement, ResultSet } from '@libsql/client/web';
import { currentBudget } from './budget.ts';
import {
  DatabaseUnavailable,
  namingErrors,
  type Runner,
  StatementRefused,
} from './database-errors.ts';
import { createReadHandle, type ReadHandle } from './read-handle.ts';
import { compileStep, type Step } from './write-batch.ts';

/**
 * The counters of `catalogue_version` that triggers raise (decision 0004): `version` for what
 * search reads, including nights; `pages` for what pages show.
 */
export type Counters = { version: number; pages: number };

/**
 * The database as the features see it.
 * - `read` can only select; several queries go as one trip with `readTogether`.
 * - `write` runs all steps in one immediate transaction and one trip: all or nothing. It is the only
 *   way to change a row; statements.ts builds what goes into it.
 */
export type Database = {
  read: ReadHandle;
  write(steps: Step[]): Promise<ResultSet[]>;
  /**
   * Rises when this isolate has written something visible, may have done so, or has learnt that
   * somebody else did: anything cached before must be revalidated (versioned-cache.ts).
   */
  readonly news: number;
  /** Reports counters that somebody has read. */
  learn(counters: Partial<Counters>): void;
};

/** Read at the end of every write, so that the writer knows what it raised without another trip. */
const COUNTERS: InStatement = 'select version, pages from catalogue_version where id = 1';

export function createDatabase(plain: Client): Database {
  const client = namingErrors(plain);
  const known: Counters = { version: 0, pages: 0 };
  let news = 0;
  const learn = (counters: Partial<Counters>) => {
    const { version = 0, pages = 0 } = counters;
    if (version <= known.version && pages <= known.pages) return;
    known.version = Math.max(version, known.version);
    known.pages = Math.max(pages, known.pages);
    news += 1;
  };
  return {
    read: createReadHandle(client),
    write: async (steps) => {
      currentBudget()?.write();
      try {
        const { results, counters } = await writeBatch(client, steps);
        learn(counters);
        return results;
      } catch (error) {
        // It is unknown whether it was written.
        if (error instanceof DatabaseUnavailable) news += 1;
        throw error;
      }
    },
    learn,
    get news() {
      return news;
    },
  };
}

/**
 * Runs `steps` as one `batch('write')`. @throws the failing step's own refusal if it has one,
 * `BUSY` (503) when the database is unavailable: the outcome is then unknown and the caller retries
 * with the same key.
 */
async function writeBatch(client: Runner, steps: Step[]) {
  try {
    const answers = await client.batch([...steps.map(compileStep), COUNTERS], 'write');
    const [row] = answers.at(-1)?.rows ?? [];
    const counters = row && { version: Number(row.version), pages: Number(row.pages) };
    return { results: answers.slice(0, -1), counters: counters ?? {} };
  } catch (error) {
    if (!(error instanceof StatementRefused) || !error.isConstraint) throw error;
    const failed = steps[error.statementIndex ?? -1];
    throw failed?.onConflict?.() ?? error;
  }
}
