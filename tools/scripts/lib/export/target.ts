import { DatabaseSync } from 'node:sqlite';
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
    const tables = tablesOf(database);
    const counts = new Map<string, number>();
    // What the schema itself brings, such as the first row of a counter.
    const call: InStatement[] = tables.map(({ name }) => `delete from ${quoted(name)}`);
    let letters = 0;
    for (const table of tables) {
      const sql = insertStatement(table);
      for (const { rows, json } of chunksOf(database, table)) {
        call.push({ sql, args: [json] });
        counts.set(table.name, (counts.get(table.name) ?? 0) + rows);
        letters += json.length;
        if (letters < MAX_LETTERS) continue;
        await client.migrate(call.splice(0));
        letters = 0;
      }
    }
    await client.migrate(call);
    for (const name of wordIndexes(database)) await client.execute(rebuild(name));
    await requireCounts(client, tables, counts);
    await client.migrate([...triggers, `drop table ${IMPORT_UNDER_WAY}`]);
    return [...counts.values()].reduce((sum, rows) => sum + rows, 0);
  } finally {
    database.close();
  }
}

/** One statement for many rows, which come as one text: each bound cell would cost more. */
function insertStatement({ name, columns }: Table): string {
  const cells = columns.map((_, index) => `value ->> '$[${index}]'`).join(', ');
  const names = listed(columns.map((column) => column.name));
  return `insert into ${quoted(name)} (${names}) select ${cells} from json_each(?)`;
}

/** The rows of a table in their order, as texts for {@link insertStatement}. */
function* chunksOf(database: DatabaseSync, { name, columns, order }: Table) {
  const names = listed(columns.map((column) => column.name));
  const query = database.prepare(`select ${names} from ${quoted(name)} order by ${order}`);
  query.setReturnArrays(true);
  let [letters, lines]: [number, string[]] = [0, []];
  for (const row of query.iterate()) {
    const line = JSON.stringify(row);
    lines.push(line);
    letters += line.length;
    if (lines.length < MAX_ROWS && letters < MAX_LETTERS) continue;
    yield { rows: lines.length, json: `[${lines.join(',')}]` };
    [letters, lines] = [0, []];
  }
  if (lines.length > 0) yield { rows: lines.length, json: `[${lines.join(',')}]` };
}

/** @throws {@link Refusal} for a table of which not every row has arrived */
async function requireCounts(
  client: Client,
  tables: readonly Table[],
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const counted = await client.batch(
    tables.map(({ name }) => `select count(*) as n from ${quoted(name)}`),
  );
  for (const [index, { name }] of tables.entries()) {
    const [arrived, sent] = [Number(counted[index]?.rows[0]?.n), counts.get(name) ?? 0];
    if (arrived !== sent) throw new Refusal(`${name}: ${arrived} rows arrived of ${sent}.`);
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
