import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Client, InStatement } from '@libsql/client';
import { Refusal } from '../installation.ts';
import { migrateDatabase, readSchemaState } from '../migrate.ts';
import { IMPORT_UNDER_WAY, refuseAhead } from '../schema-state.ts';
import { rebuild, wordIndexes } from './count-anew.ts';
import { isExported, listed, quoted, type Table, tablesOf } from './exported-tables.ts';
import type { Rehearsed } from './rehearse.ts';

/** Rows of one call, at most this many and about so many letters. */
const MAX_ROWS = 5_000;
const MAX_LETTERS = 1_000_000;

/**
 * Whether the database may take an import: it is empty, or holds half of one that died. @throws
 * {@link Refusal} for any other
 */
export async function judgeTarget(client: Client): Promise<'empty' | 'half'> {
  const mark = await client.execute({
    sql: 'select 1 from sqlite_schema where name = ?',
    args: [IMPORT_UNDER_WAY],
  });
  if (mark.rows.length > 0) return 'half';
  const state = await readSchemaState(client);
  refuseAhead(state);
  const { rows } = await client.execute(
    "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like '\\_\\_%' escape '\\'",
  );
  const names = rows.map(({ name }) => String(name)).filter(isExported);
  if (names.length === 0) return 'empty';
  const counts = await client.batch(names.map((name) => `select 1 from ${quoted(name)} limit 1`));
  const full = names.find((_, index) => counts[index]?.rows.length);
  if (full === undefined) return 'empty';
  throw new Refusal(
    `The database has rows already (${full}): an import goes into an empty installation.`,
  );
}

/**
 * Makes the schema without its rules, and marks it as one that no command but an import may touch.
 * What half of an import has left is taken away first.
 */
export async function beginTarget(
  client: Client,
  state: 'empty' | 'half',
  triggers: readonly string[],
): Promise<void> {
  if (state === 'half') await takeAway(client);
  await migrateDatabase(client);
  const { rows } = await client.execute("select name from sqlite_schema where type = 'trigger'");
  if (rows.length !== triggers.length)
    throw new Refusal(`The database has ${rows.length} rules in place of ${triggers.length}.`);
  await client.migrate([
    `create table ${IMPORT_UNDER_WAY} (began_at text not null)`,
    { sql: `insert into ${IMPORT_UNDER_WAY} values (?)`, args: [new Date().toISOString()] },
    ...rows.map(({ name }) => `drop trigger ${quoted(String(name))}`),
  ]);
}

/**
 * Copies every row of the rehearsed database, then puts the rules into force and takes the mark
 * away, in one transaction. @returns how many rows
 */
export async function fillTarget(client: Client, { file, triggers }: Rehearsed): Promise<number> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    let rows = 0;
    for (const table of tablesOf(database)) rows += await copyTable(client, database, table);
    for (const name of wordIndexes(database)) await client.execute(rebuild(name));
    await client.migrate([...triggers, `drop table ${IMPORT_UNDER_WAY}`]);
    return rows;
  } finally {
    database.close();
  }
}

/** Everything but the mark first, so that whoever dies here is recognised again. */
async function takeAway(client: Client): Promise<void> {
  const drops = await client.execute(
    `select 'drop ' || iif(type = 'view', 'view', 'table') || ' "' || name || '"' as sql
     from pragma_table_list
     where schema = 'main' and type in ('view', 'virtual', 'table') and name not like 'sqlite\\_%' escape '\\'
     order by type = 'view' desc, type = 'virtual' desc, name = '${IMPORT_UNDER_WAY}'`,
  );
  await client.migrate(drops.rows.map(({ sql }) => String(sql)));
}

async function copyTable(client: Client, database: DatabaseSync, table: Table): Promise<number> {
  const names = table.columns.map(({ name }) => name);
  const [into, columns] = [quoted(table.name), listed(names)];
  const cells = names.map((_, index) => `value ->> '$[${index}]'`).join(', ');
  const sql = `insert into ${into} (${columns}) select ${cells} from json_each(?)`;
  const send = (rows: readonly string[], ...before: InStatement[]) =>
    client.migrate([...before, { sql, args: [`[${rows.join(',')}]`] }]);
  // What the schema itself brings, such as the first row of a counter.
  const before: InStatement[] = [`delete from ${into}`];
  let [count, letters, rows]: [number, number, string[]] = [0, 0, []];
  const query = database.prepare(`select ${columns} from ${into} order by ${table.order}`);
  query.setReturnArrays(true);
  for (const row of query.iterate() as Iterable<unknown> as Iterable<SQLOutputValue[]>) {
    const line = JSON.stringify(row);
    rows.push(line);
    letters += line.length;
    count += 1;
    if (rows.length < MAX_ROWS && letters < MAX_LETTERS) continue;
    await send(rows, ...before.splice(0));
    [letters, rows] = [0, []];
  }
  await send(rows, ...before.splice(0));
  const counted = await client.execute(`select count(*) as n from ${into}`);
  if (Number(counted.rows[0]?.n) !== count)
    throw new Refusal(`${table.name}: ${String(counted.rows[0]?.n)} rows arrived of ${count}.`);
  return count;
}
