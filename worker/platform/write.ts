import type { ResultSet } from '@libsql/client/web';
import { and, eq, getTableColumns, getTableName, is, isNull, SQL } from 'drizzle-orm';
import type {
  SQLiteInsertValue,
  SQLiteTable,
  SQLiteUpdateSetSource,
} from 'drizzle-orm/sqlite-core';
import { conflict, type DomainError } from '#domain/errors.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import type { Actor } from './audit.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { build } from './database/statements.ts';
import { changedOne, flatSteps, type Step, type Steps, step } from './database/write-batch.ts';
import { newId } from './ids.ts';

/** The refusal of a step that violates a key or a guard. */
type Refusal = () => DomainError;

/** Which rows: these values in these columns (null: none), or a condition. */
type Which<Table extends SQLiteTable> =
  | SQL
  | undefined
  | { readonly [Name in keyof Table['$inferSelect']]?: Table['$inferSelect'][Name] | SQL };

/** `before` and `after` as the history shows them; `entity` when the action does not name it. */
type Change = { entity?: string; before?: unknown; after?: unknown };

/** The results of a write, by its steps. */
type Written = {
  of(step: Step): ResultSet | undefined;
  /** The number of the row that an insert has added to a table with `serialId`. */
  idOf(step: Step): number;
};

/**
 * The write of one actor at one moment. Its methods build the steps of a batch: whatever they write
 * has this moment in `created_at` and `updated_at`. Only `run`, or `db.write`, runs them.
 */
export type Write = {
  readonly actor: Actor;
  readonly now: Date;
  /** `now` as ISO 8601 UTC text. */
  readonly at: string;
  newId(): string;
  insert<Table extends SQLiteTable>(
    table: Table,
    rows: SQLiteInsertValue<Table> | SQLiteInsertValue<Table>[],
    refusal?: Refusal,
  ): Step;
  /** Adds the row of `key`, or changes it if it exists. */
  upsert<Table extends SQLiteTable>(
    table: Table,
    key: Partial<Table['$inferInsert']>,
    values: SQLiteUpdateSetSource<Table>,
  ): Step;
  update<Table extends SQLiteTable>(
    table: Table,
    which: Which<Table>,
    values: SQLiteUpdateSetSource<Table>,
    refusal?: Refusal,
  ): Step;
  /** Aborts the batch unless exactly one row has changed; `STALE_VERSION` (409) by default. */
  updateOne<Table extends SQLiteTable>(
    table: Table,
    which: Which<Table>,
    values: SQLiteUpdateSetSource<Table>,
    otherwise?: Refusal,
  ): Step[];
  delete<Table extends SQLiteTable>(table: Table, which: Which<Table>, refusal?: Refusal): Step;
  /** The entry in the audit log: `town.update` of the town `id`. */
  audit(action: string, id: string | number | SQL, change?: Change): Step;
  /**
   * Runs the steps as one batch, in their order, all or nothing. @throws what the failing step
   * refuses with, and an `Error` when no step is the entry in the audit log.
   */
  run(steps: Steps): Promise<Written>;
};

/** Steps of another feature in the batch that writes the row `id`. */
export type Also = (write: Write, id: number | SQL<number>) => Steps;

/** Begins a write of `actor`, now. Nothing is written before its steps run. */
export function beginWrite({ db, clock }: { db?: Database; clock: Clock }, actor: Actor): Write {
  const now = clock.now();
  const at = now.toISOString();
  const update: Write['update'] = (table, which, values, refusal) =>
    step(
      build
        .update(table)
        .set(stamp(table, at, values, false))
        .where(whereOf(table, which)),
      refusal,
    );
  return {
    actor,
    now,
    at,
    newId: () => newId(now),
    insert: (table, rows, refusal) => {
      const list = (Array.isArray(rows) ? rows : [rows]) as object[];
      const stamped = list.map((row) => stamp(table, at, row, true));
      return step(build.insert(table).values(stamped as never), refusal);
    },
    upsert: (table, key, values) =>
      step(
        build
          .insert(table)
          .values(stamp(table, at, { ...key, ...values }, true) as never)
          .onConflictDoUpdate({
            target: Object.keys(key).map((name) => columnOf(table, name)),
            set: stamp(table, at, values, false),
          }),
      ),
    update,
    updateOne: (table, which, values, otherwise = () => conflict('STALE_VERSION')) => [
      update(table, which, values),
      changedOne(`${getTableName(table)}.unchanged`, otherwise),
    ],
    delete: (table, which, refusal) =>
      step(build.delete(table).where(whereOf(table, which)), refusal),
    audit: (action, id, { entity = entityOf(action), before = null, after = null } = {}) => {
      const { kind, userId, ip, requestId } = actor;
      const who = { actor: kind, userId, ip, requestId };
      const what = {
        action,
        entity,
        entityId: typeof id === 'number' ? String(id) : id,
        before,
        after,
      };
      const entry = { id: newId(now), createdAt: at, updatedAt: at, ...who, ...what };
      return { ...step(build.insert(auditLog).values(entry)), isAudit: true };
    },
    run: async (steps) => {
      if (db === undefined) throw new Error('This write has no database.');
      const flat = flatSteps(steps);
      if (!flat.some(({ isAudit }) => isAudit)) throw new Error('A write needs its audit entry.');
      const results = await db.write(flat);
      const of = (one: Step) => results[flat.indexOf(one)];
      return { of, idOf: (one) => Number(of(one)?.lastInsertRowid) };
    },
  };
}

const entityOf = (action: string) => action.replace(/\..*/, '');

/** `values` at the moment `at`, in a table with such columns; an imported row keeps its own beginning. */
function stamp<Values extends object>(
  table: SQLiteTable,
  at: string,
  values: Values,
  isNew: boolean,
): Values {
  const columns = getTableColumns(table);
  return {
    ...(isNew && 'createdAt' in columns && { createdAt: at }),
    ...values,
    ...('updatedAt' in columns && { updatedAt: at }),
  };
}

function columnOf(table: SQLiteTable, name: string) {
  const column = getTableColumns(table)[name];
  if (column === undefined) throw new Error(`No column ${name}.`);
  return column;
}

/** @throws when the condition is missing or has no value: it would apply to every row. */
function whereOf<Table extends SQLiteTable>(table: Table, which: Which<Table>): SQL {
  if (is(which, SQL)) return which;
  const conditions = Object.entries(which ?? {}).map(([name, value]) => {
    if (value === undefined) throw new Error(`No value for ${name}.`);
    const column = columnOf(table, name);
    return value === null ? isNull(column) : eq(column, value);
  });
  const all = and(...conditions);
  if (all === undefined) throw new Error('A change needs a condition.');
  return all;
}
