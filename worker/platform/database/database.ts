import type { Client, ResultSet } from '@libsql/client/web';
import { currentBudget } from './budget.ts';
import { type Counters, COUNTERS, countersIn } from './counters.ts';
import {
  DatabaseUnavailable,
  namingErrors,
  type Runner,
  StatementRefused,
} from './database-errors.ts';
import { nearest } from './nearest.ts';
import { createReadHandle, type ReadHandle } from './read-handle.ts';
import { sendingWellFormed } from './well-formed.ts';
import { compileStep, type Step } from './write-batch.ts';

/**
 * The database as the features see it.
 * - `read` can only select; several queries go as one trip with `readTogether`.
 * - `near` is the same for what decides nothing, and may be five seconds old (nearest.ts).
 * - `write` runs all steps in one immediate transaction and one trip: all or nothing. It is the only
 *   way to change a row; statements.ts builds what goes into it.
 */
export type Database = {
  read: ReadHandle;
  near: ReadHandle;
  write(steps: Step[]): Promise<ResultSet[]>;
  /**
   * Rises when this isolate has written something visible, may have done so, or has learnt that
   * somebody else did: anything cached before must be revalidated (versioned-cache.ts).
   */
  readonly news: number;
  /** Reports counters that somebody has read. */
  learn(counters: Partial<Counters>): void;
  /** How the last trip of this isolate ended; true before the first. */
  readonly answers: boolean;
};

/** @param replica answers some of what `near` is asked; null without one */
export function createDatabase(plain: Client, replica: Client | null = null): Database {
  let answers = true;
  const client = namingErrors(sendingWellFormed(plain), (isThere) => {
    answers = isThere;
  });
  const read = createReadHandle(client);
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
    read,
    near:
      replica === null
        ? read
        : createReadHandle(nearest(client, sendingWellFormed(replica), { known, learn })),
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
    get answers() {
      return answers;
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
    return { results: answers.slice(0, -1), counters: countersIn(answers) };
  } catch (error) {
    if (!(error instanceof StatementRefused) || !error.isConstraint) throw error;
    const failed = steps[error.statementIndex ?? -1];
    throw failed?.onConflict?.() ?? error;
  }
}
