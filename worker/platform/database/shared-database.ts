import { type Client, createClient } from '@libsql/client/web';
import { metrics } from '../metrics.ts';
import { currentBudget } from './budget.ts';
import { createDatabase, type Database } from './database.ts';

/**
 * The client queues calls beyond its limit and lets a finishing call start the next. On this
 * platform a request must not wait for another one's work: the runtime kills it as hung. So no
 * limit is set; the database server has its own queue.
 */
const NO_QUEUE = 1_000_000;

/**
 * The longest wait for an answer, up to its last byte, in ms. The server ends a transaction after 5
 * s, so an answer that takes longer will not come.
 */
const ANSWER_MS = 10_000;

/**
 * A server under a burst refuses calls (429) before processing them, so each can be retried: after
 * these pauses, about 1.5 s in total, in ms. Then the caller is told to come back.
 */
const FIRST_WAIT_MS = 50;
const LAST_WAIT_MS = 800;

/**
 * A client of the database at `url` as a Worker needs it. Its errors are the library's
 * (`database-errors.ts` classifies them).
 */
export function openClient(url: string, authToken?: string, answerMs = ANSWER_MS): Client {
  const isBesideUs = url.startsWith('http:');
  const fetchInTime = async (request: Request): Promise<Response> => {
    const budget = currentBudget();
    const signal = AbortSignal.timeout(Math.min(answerMs, budget?.leftMs() ?? answerMs));
    const end = budget?.begin();
    const began = Date.now();
    let failed = true;
    try {
      const answer = await fetchPatiently(request, signal);
      failed = !answer.ok;
      return answer;
    } finally {
      end?.();
      metrics.waitedForDatabase((Date.now() - began) / 1000, failed);
    }
  };
  const fetchPatiently = async (request: Request, signal: AbortSignal): Promise<Response> => {
    for (let wait = FIRST_WAIT_MS; ; wait *= 2) {
      const timed = new Request(request.clone(), { signal });
      // A server without TLS is on the same machine: compressing a page of rows would take five
      // times as long as reading it.
      if (isBesideUs) timed.headers.set('accept-encoding', 'identity');
      const answer = await fetch(timed);
      if (answer.status !== 429 || wait > LAST_WAIT_MS) return answer;
      await answer.body?.cancel();
      currentBudget()?.again();
      await new Promise((done) => setTimeout(done, wait * (0.5 + Math.random())));
    }
  };
  return createClient({ url, authToken, concurrency: NO_QUEUE, fetch: fetchInTime });
}

const shared = new Map<string, Database>();

/** The longest wait for a replica, in ms; the primary is asked then. */
const REPLICA_MS = 1_000;

/** Where the database is. The replica, if there is one, takes the same token. */
type Place = {
  url: string;
  authToken?: string | undefined;
  replicaUrl?: string | undefined;
  /** Another longest wait, in ms: a build has time where a visitor has none. */
  answerMs?: number | undefined;
};

/**
 * The database at `url`, one for the API and the pages of an isolate: everything cached by
 * database, such as the catalogue, then exists once, and a booking shows on a live page at once.
 */
export function sharedDatabase({ url, authToken, replicaUrl, answerMs }: Place): Database {
  const known = shared.get(url);
  if (known) return known;
  const replica = replicaUrl ? openClient(replicaUrl, authToken, REPLICA_MS) : null;
  const database = createDatabase(openClient(url, authToken, answerMs), replica);
  shared.set(url, database);
  return database;
}
