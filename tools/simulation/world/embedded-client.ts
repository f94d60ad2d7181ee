import type { Client, InStatement, InValue, ResultSet, Row } from '@libsql/client';
import type { Random } from '../random.ts';
import type { Connection, Prepared } from './connection.ts';
import { connectionLost, databaseBusy, type Fault } from './faults.ts';

/**
 * A world's embedded libSQL behind the interface of the product's client: a batch is one
 * transaction, and every trip may meet the fault of its step.
 */
export class EmbeddedClient implements Client {
  readonly protocol = 'file';
  closed = false;
  /** Whether something was committed since the last call. */
  hasWritten = false;
  /** Trips since the fault was set. */
  trips = 0;

  protected readonly now: () => string;
  protected readonly connection: Connection;
  #fault: Fault | null = null;
  #die: (() => void) | null = null;

  /** @param now The instant of the world, which is the database's own too. */
  constructor(connection: Connection, now: () => string) {
    this.connection = connection;
    this.now = now;
  }

  /** The fault of the next step; the promise resolves when the Worker dies of it. */
  expect(fault: Fault | null): Promise<void> {
    this.#fault = fault;
    this.trips = 0;
    return new Promise((resolve) => {
      this.#die = resolve;
    });
  }

  /** Rows of a query as arrays, without faults: for checks from outside. */
  look(sql: string, args: InValue[] = []): unknown[][] {
    return this.connection.prepare(sql).run.all(args) as unknown[][];
  }

  /** A statement without faults. */
  set(sql: string, args: InValue[] = []): void {
    this.connection.prepare(sql).run.run(args);
  }

  /** A part of the schema. */
  define(sql: string): void {
    this.connection.exec(sql);
  }

  columnsOf(sql: string): readonly string[] {
    return this.connection.prepare(sql).columns;
  }

  async execute(statement: InStatement | string): Promise<ResultSet> {
    const [result] = await this.#trip([toStatement(statement)], false);
    if (result === undefined) throw new Error('a statement without a result');
    return result;
  }

  batch(statements: (InStatement | [string, unknown?])[], mode?: string): Promise<ResultSet[]> {
    return this.#trip(statements.map(toStatement), mode === 'write');
  }

  #waiting: (() => void)[] | null = null;

  /** From now on every trip waits until it is released. */
  holdTrips(): void {
    this.#waiting = [];
  }

  /** Releases one of the waiting trips; does nothing without one. */
  letTripGo(dice: Random): void {
    if (this.#waiting === null || this.#waiting.length === 0) return;
    const [go] = this.#waiting.splice(dice.int(0, this.#waiting.length - 1), 1);
    go?.();
  }

  /** No trip waits any more. */
  letAllTripsGo(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const go of waiting) go();
  }

  async #trip(statements: Statement[], isWrite: boolean): Promise<ResultSet[]> {
    const waiting = this.#waiting;
    if (waiting !== null) await new Promise<void>((resolve) => waiting.push(resolve));
    return this.#go(statements, isWrite);
  }

  #go(statements: Statement[], isWrite: boolean): Promise<ResultSet[]> {
    // The world is over, and others use its database.
    if (this.closed) return new Promise(() => undefined);
    const fault = this.#fault?.trip === this.trips ? this.#fault : null;
    this.trips += 1;
    if (fault?.how === 'refused') return Promise.reject(connectionLost());
    if (fault?.how === 'busy') return Promise.reject(databaseBusy());
    const dies = fault?.how === 'died';
    if (fault === null) return this.answer(statements, isWrite);
    try {
      const results = this.#run(statements, isWrite, dies ? fault.statements : Infinity);
      if (dies) return this.#gone();
      return fault?.how === 'lost' ? Promise.reject(connectionLost()) : Promise.resolve(results);
    } catch (error) {
      return dies ? this.#gone() : Promise.reject(error as Error);
    }
  }

  /** The database's answer to a trip without a fault. */
  protected answer(statements: Statement[], isWrite: boolean): Promise<ResultSet[]> {
    try {
      return Promise.resolve(this.#run(statements, isWrite, Infinity));
    } catch (error) {
      return Promise.reject(error as Error);
    }
  }

  /** The caller no longer exists. */
  #gone(): Promise<never> {
    this.#die?.();
    return new Promise(() => undefined);
  }

  #run(statements: Statement[], isWrite: boolean, most: number): ResultSet[] {
    // The database has one user, and a trip is never interrupted: reading needs no transaction.
    if (!isWrite) return statements.map((statement, index) => this.#one(statement, index));
    this.connection.begin.run([]);
    try {
      const results: ResultSet[] = [];
      for (const [index, statement] of statements.entries()) {
        if (index >= most) throw new Error('died in the middle');
        results.push(this.#one(statement, index));
      }
      this.connection.commit.run([]);
      return results;
    } catch (error) {
      this.connection.exec('ROLLBACK');
      throw error;
    }
  }

  #one({ sql, args }: Statement, index: number): ResultSet {
    const prepared = this.connection.prepare(sql);
    if (prepared.asksTime) this.connection.tellTime.run([this.now()]);
    try {
      return prepared.hasRows ? this.#read(prepared, args) : this.#write(prepared, args);
    } catch (error) {
      throw Object.assign(error as Error, { statementIndex: index });
    }
  }

  #read({ run, columns, isSelect }: Prepared, args: InValue[]): ResultSet {
    const found = run.all(args) as unknown[][];
    if (!isSelect) this.hasWritten = true;
    const rows = found.map((values) => new PlacedRow(columns, values) as unknown as Row);
    return resultOf(columns, rows, 0, undefined);
  }

  #write({ run }: Prepared, args: InValue[]): ResultSet {
    const { changes, lastInsertRowid } = run.run(args);
    this.hasWritten = true;
    return resultOf([], [], changes, BigInt(lastInsertRowid));
  }

  close(): void {
    this.closed = true;
  }

  migrate = notHere;
  transaction = notHere;
  executeMultiple = notHere;
  sync = notHere;
  reconnect = (): void => undefined;
}

export type Statement = { sql: string; args: InValue[] };

function toStatement(statement: InStatement | [string, unknown?]): Statement {
  if (typeof statement === 'string') return { sql: statement, args: [] };
  if (Array.isArray(statement))
    return { sql: statement[0], args: (statement[1] ?? []) as InValue[] };
  const { sql, args = [] } = statement;
  if (!Array.isArray(args)) throw new Error('named arguments are not used by the product');
  return {
    sql,
    args: args.map((value) => (typeof value === 'boolean' ? Number(value) : (value ?? null))),
  };
}

function resultOf(
  columns: string[],
  rows: Row[],
  rowsAffected: number,
  lastInsertRowid: bigint | undefined,
): ResultSet {
  return { columns, columnTypes: [], rows, rowsAffected, lastInsertRowid, toJSON: () => ({}) };
}

/**
 * A row as the client returns it: its values by name, and by index as properties that are not
 * enumerable.
 */
class PlacedRow {
  readonly #values: readonly unknown[];

  constructor(columns: readonly string[], values: readonly unknown[]) {
    this.#values = values;
    const named = this as Record<string, unknown>;
    for (const [place, name] of columns.entries()) {
      const value = values[place];
      // `select 1` has a column whose name is an index.
      if (name in named) Object.defineProperty(this, name, { value, enumerable: true });
      else named[name] = value;
    }
  }

  get length(): number {
    return this.#values.length;
  }

  static valueAt(row: PlacedRow, place: number): unknown {
    return row.#values[place];
  }
}

/** More columns than any answer has. */
const MAX_COLUMNS = 200;
for (let place = 0; place < MAX_COLUMNS; place += 1) {
  Object.defineProperty(PlacedRow.prototype, place, {
    get(this: PlacedRow) {
      return PlacedRow.valueAt(this, place);
    },
  });
}

function notHere(): never {
  throw new Error('the product does not use this part of the client');
}
