import type { Client, ResultSet } from '@libsql/client/web';
import { namingErrors, type Runner, StatementRefused } from './database-errors.ts';
import { createReadHandle, type ReadHandle } from './read-handle.ts';
import { compileStep, type Step } from './write-batch.ts';

/**
 * The database as the features see it.
 * - `read` can only select; several queries go as one trip with `read.batch([...])`.
 * - `write` runs all steps in one immediate transaction and one trip: all or nothing. It is the only
 *   way to change a row; statements.ts builds what goes into it.
 */
export type Database = {
  read: ReadHandle;
  write(steps: Step[]): Promise<ResultSet[]>;
  /** Writes committed through this object: what is kept in memory may be older than the last one. */
  readonly writes: number;
};

export function createDatabase(plain: Client): Database {
  const client = namingErrors(plain);
  let writes = 0;
  return {
    read: createReadHandle(client),
    write: async (steps) => {
      const results = await writeBatch(client, steps);
      writes += 1;
      return results;
    },
    get writes() {
      return writes;
    },
  };
}

/**
 * Runs `steps` as one `batch('write')`.
 * @throws the failing step's own refusal when it has one, `BUSY` (503) when the database cannot: the
 * outcome is then unknown and the caller retries with the same key.
 */
async function writeBatch(client: Runner, steps: Step[]): Promise<ResultSet[]> {
  try {
    return await client.batch(steps.map(compileStep), 'write');
  } catch (error) {
    if (!(error instanceof StatementRefused) || !error.isConstraint) throw error;
    const failed = steps[error.statementIndex ?? -1];
    throw failed?.onConflict?.() ?? error;
  }
}
