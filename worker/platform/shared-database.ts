import { createClient } from '@libsql/client/web';
import { createDatabase, type Database } from './database.ts';

const shared = new Map<string, Database>();

/**
 * The database at `url`, one for the API and the pages of an isolate: what is kept by database, such
 * as the catalogue in memory, is then kept once, and a booking shows on a live page at once.
 */
export function sharedDatabase(url: string, authToken?: string): Database {
  const known = shared.get(url);
  if (known) return known;
  const database = createDatabase(createClient({ url, authToken }));
  shared.set(url, database);
  return database;
}
