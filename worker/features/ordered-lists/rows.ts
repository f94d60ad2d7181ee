import { asc, eq, getTableName, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { notFound } from '#domain/errors.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { changedOne, type Steps } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';

type Columns = Record<'id' | 'displayOrder' | 'createdAt' | 'updatedAt', SQLiteColumn>;

/** The rows of a list that the agency orders by hand, and what is special about them. */
export type OrderedRows<Row extends { id: number }> = {
  table: SQLiteTable & Columns;
  /** The columns of a row; they are named alike in its schema and its table. */
  columns: readonly (keyof Row & string)[];
  /** What the audit log calls a row, such as `faq`. */
  entity: string;
  /** The Turkish sentence for an id that is none. */
  missing: string;
  /** Refuses fields that name what does not exist. */
  check?: (deps: Deps, changed: Partial<Row>) => Promise<void>;
  /** Tidies up after fields that nothing names any more. */
  release?: (deps: Deps, before: Partial<Row>) => Promise<void>;
};

type Edits<Row> = { [Key in keyof Row]?: Row[Key] | undefined };

const selectRows = <Row extends { id: number }>(
  db: Database,
  { table, columns }: OrderedRows<Row>,
) => {
  const named = Object.entries(table).filter(([name]) => (columns as string[]).includes(name));
  return db.read.select(Object.fromEntries(named) as Record<string, SQLiteColumn>).from(table);
};

/** Every row, hidden ones too, in their order. */
export const listRows = async <Row extends { id: number }>(
  db: Database,
  list: OrderedRows<Row>,
): Promise<Row[]> =>
  (await selectRows(db, list).orderBy(
    asc(list.table.displayOrder),
    asc(list.table.id),
  )) as unknown as Row[];

async function getRow<Row extends { id: number }>(
  db: Database,
  list: OrderedRows<Row>,
  id: number,
): Promise<Row> {
  const [row] = await selectRows(db, list).where(eq(list.table.id, id));
  if (row === undefined) throw notFound(list.missing);
  return row as unknown as Row;
}

/** Adds a row behind the others. One trip, and what its check asks. */
export async function createRow<Row extends { id: number }>(
  deps: Deps,
  list: OrderedRows<Row>,
  input: Omit<Row, 'id'>,
  actor: Actor,
): Promise<Row> {
  const { table, entity } = list;
  await list.check?.(deps, input as Partial<Row>);
  const write = beginWrite(deps, actor);
  const last = sql`(select coalesce(max(display_order), 0) + 1 from ${sql.identifier(getTableName(table))})`;
  const added = write.insert(table, { ...input, displayOrder: last });
  const written = await write.run([
    added,
    write.audit(`${entity}.create`, sql`last_insert_rowid()`, { after: input }),
  ]);
  return { id: written.idOf(added), ...input } as Row;
}

/** Changes a row and says so in the audit log. Fails with `NOT_FOUND` when it has been deleted. */
export function updateSteps<Row extends { id: number }>(
  { table, entity, missing }: Pick<OrderedRows<Row>, 'table' | 'entity' | 'missing'>,
  current: Row,
  edits: Edits<Row>,
  write: Write,
): Steps {
  return [
    write.updateOne(table, { id: current.id }, edits as object, () => notFound(missing)),
    write.audit(`${entity}.update`, current.id, changedFields(current, edits)),
  ];
}

/** Updates a row, or only its visibility. @throws `NOT_FOUND`, and what its check refuses */
export async function updateRow<Row extends { id: number }>(
  deps: Deps,
  list: OrderedRows<Row>,
  id: number,
  edits: Edits<Row>,
  actor: Actor,
): Promise<Row> {
  const current = await getRow(deps.db, list, id);
  const { before, after } = changedFields(current, edits);
  await list.check?.(deps, after);
  const write = beginWrite(deps, actor);
  await write.run(updateSteps(list, current, edits, write));
  await list.release?.(deps, before);
  return { ...current, ...edits };
}

/** @throws `NOT_FOUND` */
export async function deleteRow<Row extends { id: number }>(
  deps: Deps,
  list: OrderedRows<Row>,
  id: number,
  actor: Actor,
): Promise<void> {
  const { table, entity, missing } = list;
  const { id: _, ...before } = await getRow(deps.db, list, id);
  const write = beginWrite(deps, actor);
  await write.run([
    write.delete(table, { id }),
    changedOne(`${entity}.there`, () => notFound(missing)),
    write.audit(`${entity}.delete`, id, { before }),
  ]);
  await list.release?.(deps, before as Partial<Row>);
}
