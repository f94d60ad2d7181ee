import type { Client, ResultSet } from '@libsql/client/web';
import { DomainError } from '#domain/errors.ts';
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

export function createDatabase(client: Client): Database {
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
 * @throws the failing step's own refusal when it has one, `BUSY` (503) when the database is out of
 * reach or locked: the outcome is then unknown and the caller retries with the same key.
 */
async function writeBatch(client: Client, steps: Step[]): Promise<ResultSet[]> {
  try {
    return await client.batch(steps.map(compileStep), 'write');
  } catch (error) {
    const failed = steps[statementIndex(error) ?? -1];
    if (isConstraint(error) && failed?.otherwise) throw failed.otherwise();
    throw isOutOfReach(error) ? new DomainError('busy', 'BUSY') : error;
  }
}

function statementIndex(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const index = (error as { statementIndex?: unknown }).statementIndex;
  return typeof index === 'number' ? index : undefined;
}

function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  return String((error as { code?: unknown }).code ?? '');
}

const isConstraint = (error: unknown) => errorCode(error).startsWith('SQLITE_CONSTRAINT');

/** Connection refused, dropped answer, locked: anything where asking again may work. */
export function isOutOfReach(error: unknown): boolean {
  const code = errorCode(error);
  if (/^(SQLITE_BUSY|SQLITE_LOCKED|SERVER_ERROR|HRANA_|UNKNOWN)/.test(code)) return true;
  const cause =
    error instanceof Error ? `${error.name} ${error.message} ${String(error.cause)}` : '';
  return /fetch failed|network|ECONNREFUSED|ECONNRESET|socket|internal error|timed? ?out/i.test(
    cause,
  );
}
