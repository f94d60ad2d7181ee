import { createClient } from '@libsql/client/web';
import { createDatabase, type Database } from './database.ts';

/**
 * The client queues calls beyond its limit and lets whoever finishes start the next. On this platform
 * a request may not wait for another one's work: the runtime kills it as hung. So there is no queue;
 * the database server has its own.
 */
const NO_QUEUE = 1_000_000;

/**
 * A server without TLS stands beside us: packing a page of rows and unpacking it again would take
 * five times as long as reading it.
 */
function fetchAsIs(request: Request): Promise<Response> {
  const plain = new Request(request);
  plain.headers.set('accept-encoding', 'identity');
  return fetch(plain);
}

const shared = new Map<string, Database>();

/**
 * The database at `url`, one for the API and the pages of an isolate: what is kept by database, such
 * as the catalogue in memory, is then kept once, and a booking shows on a live page at once.
 */
export function sharedDatabase(url: string, authToken?: string): Database {
  const known = shared.get(url);
  if (known) return known;
  const fetch = url.startsWith('http:') ? fetchAsIs : undefined;
  const database = createDatabase(createClient({ url, authToken, concurrency: NO_QUEUE, fetch }));
  shared.set(url, database);
  return database;
}
