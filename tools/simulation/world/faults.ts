/**
 * What goes wrong between a Worker and its database during one step.
 * - `refused`: the trip never reaches the database;
 * - `busy`: the database answers that it is locked;
 * - `lost`: the trip is done, its answer never comes;
 * - `died`: the Worker is gone, in the middle of a trip after so many of its statements. A write is
 *   one transaction, so the database takes the half of it back.
 */
export type Fault = {
  /** The trip of the step that fails, from 0. */
  trip: number;
  how: 'refused' | 'busy' | 'lost' | 'died';
  /** For `died`: after this many statements; as many as there are or more: after the commit. */
  statements: number;
};

/** As the HTTP client reports a broken connection. */
export const connectionLost = (): Error =>
  new TypeError('fetch failed', { cause: new Error('read ECONNRESET') });

/** As the server reports that another connection is writing. */
export const databaseBusy = (): Error =>
  Object.assign(new Error('SQLITE_BUSY: database is locked'), { code: 'SQLITE_BUSY' });
