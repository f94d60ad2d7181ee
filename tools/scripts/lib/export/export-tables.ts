import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ExportedTable } from './export-content.ts';
import { isExported, listed, quoted, type Table, tablesOf } from './exported-tables.ts';

/**
 * Writes every table of the database `file` as JSON lines into `folder`, as a consistent snapshot:
 * one row per line, columns by name. Money is in kuruş, days are `YYYY-MM-DD`, instants ISO 8601
 * UTC. Equal rows give equal bytes.
 */
export async function exportTables(file: string, folder: string): Promise<ExportedTable[]> {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    database.exec('begin');
    const exported: ExportedTable[] = [];
    for (const table of tablesOf(database))
      if (isExported(table.name)) exported.push(await exportTable(database, table, folder));
    return exported;
  } finally {
    database.close();
  }
}

async function exportTable(
  database: DatabaseSync,
  { name: table, columns: all, order }: Table,
  folder: string,
): Promise<ExportedTable> {
  const columns = all.filter(({ isSecret }) => !isSecret).map(({ name }) => name);
  const query = `select ${listed(columns)} from ${quoted(table)} order by ${order}`;
  const out = createWriteStream(join(folder, `${table}.jsonl`), { mode: 0o600 });
  const hash = createHash('sha256');
  let rows = 0;
  for (const row of database.prepare(query).iterate()) {
    const line = `${JSON.stringify(row)}\n`;
    rows += 1;
    hash.update(line);
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return { table, columns, rows, sha256: hash.digest('hex') };
}
