import Database from 'libsql';

type Native = InstanceType<typeof Database>;
type Runner = ReturnType<Native['prepare']>;

export type Prepared = {
  run: Runner;
  columns: string[];
  asksTime: boolean;
  isSelect: boolean;
  /** Whether it returns rows; a write does when it has a RETURNING clause. */
  hasRows: boolean;
};

/** The file has one user and is not needed after a crash. */
const ALONE =
  'PRAGMA journal_mode = memory; PRAGMA synchronous = off; PRAGMA locking_mode = exclusive; PRAGMA foreign_keys = on; PRAGMA temp_store = memory';

/** The one place where SQL asks the database for randomness, and its replacement in the world. */
const CHANCE = 'lower(hex(randomblob(9)))';
const NO_CHANCE = 'lower(substr(hex(o.event_id), -18) || substr(hex(o.ref), -18))';

/** What Drizzle writes for a missing instant: the database's own time is the world's. */
export const DATABASE_TIME = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
const WORLD_TIME = '(SELECT now FROM world_time)';

/**
 * An open database file with its prepared statements: preparing them again takes longer than most
 * worlds take to run. Worlds use it one after another.
 */
export class Connection {
  readonly begin: Runner;
  readonly commit: Runner;
  readonly tellTime: Runner;
  readonly #native: Native;
  readonly #prepared = new Map<string, Prepared>();

  constructor(path: string, pragmas = ALONE) {
    this.#native = new Database(path);
    this.#native.exec(pragmas);
    this.#native.exec('CREATE TEMP TABLE world_time (now TEXT)');
    this.#native.exec('INSERT INTO world_time VALUES (NULL)');
    this.tellTime = this.#native.prepare('UPDATE world_time SET now = ?');
    this.begin = this.#native.prepare('BEGIN IMMEDIATE');
    this.commit = this.#native.prepare('COMMIT');
  }

  exec(sql: string): void {
    this.#native.exec(sql);
  }

  prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const asksTime = sql.includes(DATABASE_TIME);
    const run = this.#native.prepare(withoutChance(sql).replaceAll(DATABASE_TIME, WORLD_TIME));
    const columns = run.columns().map(({ name }) => name);
    if (columns.length > 0) run.raw(true);
    const isSelect = /^\s*(select|with|pragma|explain)\b/i.test(sql);
    const hasRows = columns.length > 0 && (isSelect || /\breturning\b/i.test(sql));
    const prepared = { run, columns, asksTime, isSelect, hasRows };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  /** Closes the file while another database of the same schema replaces it. */
  renew(replace: () => void): void {
    // The mode changes with the next read, which then notices the other file.
    this.#native.exec('PRAGMA locking_mode = normal; SELECT count(*) FROM sqlite_schema');
    replace();
    this.#native.exec('PRAGMA locking_mode = exclusive');
  }

  close(): void {
    this.#prepared.clear();
    this.#native.close();
  }
}

/** @throws when a statement asks the database for randomness in an unknown way. */
export function withoutChance(sql: string): string {
  const seeded = sql.replace(CHANCE, NO_CHANCE);
  if (/\brandom(blob)?\(/i.test(seeded)) throw new Error(`chance of the database's own: ${sql}`);
  return seeded;
}
