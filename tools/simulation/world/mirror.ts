import type { EmbeddedClient } from './embedded-client.ts';
import { MIRRORED, type MirroredTable } from './mirrored-tables.ts';

/** A row as the database stores it, by column name. */
export type DbRow = Readonly<Record<string, string | number | null>>;

/** What one step did to one row; null where there was none before, or is none any more. */
export type Change = {
  table: MirroredTable;
  key: string;
  before: DbRow | null;
  after: DbRow | null;
};

/** A column by which the rows of a table are indexed. */
const GROUPED: Partial<Record<MirroredTable, string>> = {
  villa_prices: 'villa_id',
  villa_discounts: 'villa_id',
  reservations: 'villa_id',
  villa_nights: 'villa_id',
  manual_blocks: 'villa_id',
  calendar_sources: 'villa_id',
  external_events: 'source_id',
  offer_villas: 'offer_id',
  reservation_history: 'reservation_id',
  reservation_extras: 'reservation_id',
  transactions: 'reservation_id',
  payment_links: 'reservation_id',
  payment_checkouts: 'reservation_id',
  payment_alarms: 'reservation_id',
  sandbox_payments: 'checkout_id',
  outbox: 'reservation_id',
};

const NOTHING: ReadonlyMap<string, DbRow> = new Map();

class Table {
  readonly rows = new Map<string, DbRow>();
  readonly groups = new Map<string, Map<string, DbRow>>();
  readonly groupedBy: string | undefined;

  constructor(name: MirroredTable) {
    this.groupedBy = GROUPED[name];
  }

  put(key: string, before: DbRow | null, after: DbRow | null): void {
    if (before !== null) this.#group(before)?.delete(key);
    if (after === null) {
      this.rows.delete(key);
      return;
    }
    this.rows.set(key, after);
    this.#group(after)?.set(key, after);
  }

  #group(row: DbRow): Map<string, DbRow> | undefined {
    if (this.groupedBy === undefined) return undefined;
    const name = String(row[this.groupedBy]);
    let group = this.groups.get(name);
    if (group === undefined) this.groups.set(name, (group = new Map()));
    return group;
  }
}

/**
 * The tables of the database, mirrored in memory: triggers of the simulation log which rows a step
 * wrote, and only those are read again. The invariants therefore check the database itself, never
 * what the product says it did.
 */
export class Mirror {
  readonly #client: EmbeddedClient;
  readonly #tables: Record<MirroredTable, Table>;

  constructor(client: EmbeddedClient) {
    this.#client = client;
    const tables = MIRRORED.map(({ name }) => [name, new Table(name)] as const);
    this.#tables = Object.fromEntries(tables) as Record<MirroredTable, Table>;
  }

  all(table: MirroredTable): ReadonlyMap<string, DbRow> {
    return this.#tables[table].rows;
  }

  get(table: MirroredTable, key: string | number): DbRow | undefined {
    return this.#tables[table].rows.get(String(key));
  }

  /** The rows of a table that belong to one villa, source, offer or reservation. */
  of(table: MirroredTable, owner: string | number): Iterable<DbRow> {
    return (this.#tables[table].groups.get(String(owner)) ?? NOTHING).values();
  }

  /** Applies what was written since the last call. */
  update(): Change[] {
    if (!this.#client.hasWritten) return [];
    this.#client.hasWritten = false;
    const logged = this.#client.look('SELECT DISTINCT tbl, key FROM prove_changes');
    if (logged.length === 0) return [];
    this.#client.set('DELETE FROM prove_changes');
    this.#client.hasWritten = false;
    return logged.flatMap(([table, key]) => this.#read(table as MirroredTable, String(key)) ?? []);
  }

  /** The differences between the mirror and the whole database; normally none. */
  findDrift(): string[] {
    return MIRRORED.flatMap(({ name, key }) => {
      const found = this.#select(name, '', []);
      const rows = this.#tables[name].rows;
      const wrong = found.filter((row) => {
        const known = rows.get(key.map((column) => row[column]).join('|'));
        return JSON.stringify(known) !== JSON.stringify(row);
      });
      if (wrong.length === 0 && found.length === rows.size) return [];
      return [`${name}: ${found.length} rows, ${rows.size} known, ${wrong.length} differ`];
    });
  }

  #read(name: MirroredTable, key: string): Change | null {
    const columns = MIRRORED.find((table) => table.name === name)?.key ?? [];
    const where = `WHERE ${columns.map((column) => `${column} = ?`).join(' AND ')}`;
    const [after = null] = this.#select(name, where, key.split('|'));
    const table = this.#tables[name];
    const before = table.rows.get(key) ?? null;
    if (before === null && after === null) return null;
    table.put(key, before, after);
    return { table: name, key, before, after };
  }

  #select(name: MirroredTable, where: string, args: string[]): DbRow[] {
    const sql = `SELECT * FROM ${name} ${where}`;
    const columns = this.#client.columnsOf(sql);
    return this.#client.look(sql, args).map((values) => {
      const row: Record<string, unknown> = {};
      for (const [i, column] of columns.entries()) row[column] = values[i];
      return row as DbRow;
    });
  }
}
