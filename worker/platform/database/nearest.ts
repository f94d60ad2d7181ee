import type { InStatement, ResultSet } from '@libsql/client/web';
import { currentBudget } from './budget.ts';
import { type Counters, COUNTERS, countersIn } from './counters.ts';
import type { Runner } from './database-errors.ts';

/** For how long the primary's counters count as current, in ms: the age that an answer may have. */
const HEARD_MS = 5_000;

/** After a replica has failed it is left alone for this long, in ms. */
const REST_MS = 5_000;

type Heard = { known: Readonly<Counters>; learn(counters: Counters): void };

/**
 * Reads from a replica whatever it has seen all that the primary is known to have written, else from
 * the primary (decision 0091). What it answers is at most {@link HEARD_MS} old, however long the
 * replica has been cut off, and has every visible write of this isolate. A request that writes, or
 * whose sender wrote a moment ago, and work without a request read from the primary.
 */
export function nearest(
  primary: Runner,
  replica: Pick<Runner, 'batch'>,
  { known, learn }: Heard,
): Runner {
  let heardAt = 0;
  let restsUntil = 0;

  /** Null when the replica lags behind, or fails in whatever way. */
  async function askReplica(asked: InStatement[]): Promise<ResultSet[] | null> {
    try {
      const answers = await replica.batch(asked, 'read');
      const { version, pages } = countersIn(answers);
      return version >= known.version && pages >= known.pages ? answers : null;
    } catch {
      restsUntil = Date.now() + REST_MS;
      return null;
    }
  }

  async function askPrimary(asked: InStatement[]): Promise<ResultSet[]> {
    const began = Date.now();
    const answers = await primary.batch(asked, 'read');
    learn(countersIn(answers));
    heardAt = began;
    return answers;
  }

  async function batch(statements: InStatement[]): Promise<ResultSet[]> {
    const asked = [...statements, COUNTERS];
    const now = Date.now();
    const mayLag = currentBudget()?.isWriter === false && now - heardAt < HEARD_MS;
    const near = mayLag && now >= restsUntil ? await askReplica(asked) : null;
    return (near ?? (await askPrimary(asked))).slice(0, -1);
  }

  return {
    batch,
    execute: async (statement: InStatement) => (await batch([statement]))[0] as ResultSet,
  };
}
