import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@libsql/client/web';
import { databaseFile } from '#server/storage/installation-files.ts';
import { checkDatabase } from '../backup/check-database.ts';
import { startDatabase } from '../database.ts';
import { Refusal } from '../installation.ts';
import { migrateDatabase } from '../migrate.ts';
import { outdatePages } from '../outdate-pages.ts';
import { countAnew } from './count-anew.ts';
import { type ExportContent, type ExportedTable, readLines, wrongLine } from './export-content.ts';
import { isExported, listed, quoted, type Table, tablesOf } from './exported-tables.ts';
import { fillSecrets, placeholder } from './fill-secrets.ts';
import { olderColumns } from './older-exports.ts';
import { rowReader } from './row-reader.ts';

export type Rehearsed = {
  /** A database as the import is going to leave the real one, in the schema of this version. */
  file: string;
  /** Its rules, which a load must not set off. */
  triggers: string[];
  /** Calendars whose addresses the export does not have. */
  newCalendars: number;
};

/**
 * Loads the tables of an export into a database in the folder `work`, and checks it: tables first,
 * the rules after, so that a row has no effects besides itself. @throws {@link Refusal} naming the
 * file and line of what is wrong
 */
export async function rehearse(
  folder: string,
  content: ExportContent,
  { work, dataSecret }: { work: string; dataSecret: string },
): Promise<Rehearsed> {
  const server = await startDatabase(`${work}/database`);
  try {
    await migrateDatabase(createClient({ url: server.url }));
  } finally {
    await server.stop();
  }
  const file = databaseFile(work);
  const database = new DatabaseSync(file);
  try {
    // Whatever happens to this file, it is made anew.
    database.exec('pragma synchronous = off; pragma foreign_keys = off; begin');
    const triggers = dropTriggers(database);
    const tables = new Map(tablesOf(database).map((table) => [table.name, table]));
    const loaded = content.tables.filter(({ table }) => isExported(table) || !tables.has(table));
    for (const one of loaded) await load(database, folder, one, tables.get(one.table));
    const newCalendars = await fillSecrets(database, dataSecret);
    countAnew(database, new Set(loaded.map(({ table }) => table)));
    for (const sql of triggers) database.exec(sql);
    database.exec('commit');
    refuseOrphans(database);
    outdatePages(database);
    const rows = Object.fromEntries(loaded.map(({ table, rows: n }) => [table, n]));
    const wrong = checkDatabase(file, { rows });
    if (wrong.length > 0)
      throw new Refusal(`The export does not agree with itself:\n${wrong.join('\n')}`);
    return { file, triggers, newCalendars };
  } finally {
    database.close();
  }
}

function dropTriggers(database: DatabaseSync): string[] {
  const triggers = database
    .prepare("select name, sql from sqlite_schema where type = 'trigger' order by rowid")
    .all();
  for (const { name } of triggers) database.exec(`drop trigger ${quoted(String(name))}`);
  return triggers.map(({ sql }) => String(sql));
}

async function load(
  database: DatabaseSync,
  folder: string,
  exported: ExportedTable,
  table: Table | undefined,
): Promise<void> {
  const { table: name, columns } = exported;
  const read = rowReader(exported, table);
  const older = olderColumns(name, columns);
  const written = [...columns, ...older.columns, ...read.secret];
  const insert = database.prepare(
    `insert into ${quoted(name)} (${listed(written)}) values (${written.map(() => '?').join(', ')})`,
  );
  const path = `tables/${name}.jsonl`;
  for await (const { line, value } of readLines(folder, path, exported)) {
    const cells = older.fill(read.cells(path, line, value));
    try {
      insert.run(...cells, ...read.secret.map((column) => placeholder(column, line)));
    } catch (error) {
      throw wrongLine(path, line, error instanceof Error ? error.message : String(error));
    }
  }
}

/** @throws {@link Refusal} for a row that refers to one that is not there */
function refuseOrphans(database: DatabaseSync): void {
  const [orphan] = database.prepare('pragma foreign_key_check').all();
  if (orphan === undefined) return;
  const { table, rowid, parent } = orphan;
  const what = `it refers to a row of ${String(parent)} that is not in the export.`;
  const path = `tables/${String(table)}.jsonl`;
  if (rowid === null) throw new Refusal(`${path}: ${what}`);
  const { n } =
    database
      .prepare(`select count(*) as n from ${quoted(String(table))} where rowid <= ?`)
      .get(rowid ?? null) ?? {};
  throw wrongLine(path, Number(n), what);
}
