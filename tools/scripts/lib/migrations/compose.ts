import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { versionStatements } from '#drizzle/raise-versions.ts';
import { root } from '../paths.ts';

/** Tables stored in the order of their primary key, which Drizzle cannot express. */
const WITHOUT_ROWID = [
  'night_holders',
  'night_tallies',
  'owed_tallies',
  'page_versions',
  'reservation_tallies',
  'sold_tallies',
  'villa_nights',
];

const BREAKPOINT = '\n--> statement-breakpoint\n';

const NOTHING = '00000000-0000-0000-0000-000000000000';

/** Constant ids, so that rewriting the migrations gives a readable diff. */
const FIRST_ID = '00000000-0000-0000-0000-000000000001';

/** The files of `drizzle/migrations` by path, generated from schema, rules and lists. */
export async function composeMigrations(): Promise<Map<string, string>> {
  const schema = await readSchema();
  const snapshot = {
    ...(await generateSQLiteDrizzleJson(schema)),
    id: FIRST_ID,
  };
  const empty = await generateSQLiteDrizzleJson({}, NOTHING);
  const tables = await generateSQLiteMigration(empty, snapshot);
  const rules = [...ruleStatements(), ...versionStatements(columnsIn(schema))];
  return new Map([
    ['0000_tables.sql', `${tables.map(keptByKey).join(BREAKPOINT)}\n`],
    ['0001_rules.sql', `${rules.join(BREAKPOINT)}\n`],
    ['meta/0001_snapshot.json', `${JSON.stringify(snapshot, null, 2)}\n`],
    ['meta/_journal.json', `${JSON.stringify(journal(['0000_tables', '0001_rules']), null, 2)}\n`],
  ]);
}

/** Every table of `drizzle/schema`, by its TypeScript name. */
export async function readSchema(): Promise<Record<string, unknown>> {
  const folder = join(root, 'drizzle/schema');
  const modules = readdirSync(folder)
    .toSorted()
    .map((file) => import(join(folder, file)));
  const parts = (await Promise.all(modules)).flatMap((module) => Object.entries(module as object));
  return Object.fromEntries(parts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function columnsIn(schema: Record<string, unknown>): (table: string) => string[] {
  const tables = Object.values(schema).flatMap((part) =>
    is(part, SQLiteTable) ? getTableConfig(part) : [],
  );
  const columns = new Map(tables.map(({ name, columns }) => [name, columns]));
  return (table) => {
    const found = columns.get(table);
    if (found === undefined) throw new Error(`no table ${table}`);
    return found.flatMap(({ name, generated }) => (generated ? [] : name));
  };
}

function keptByKey(statement: string): string {
  const isKept = WITHOUT_ROWID.some((table) => statement.startsWith(`CREATE TABLE \`${table}\``));
  return isKept ? statement.replace(/\);\s*$/, ') WITHOUT ROWID;') : statement.trimEnd();
}

/** The statements of `drizzle/rules`, each with the comment above it. */
function ruleStatements(): string[] {
  const folder = join(root, 'drizzle/rules');
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .trim()
        .split(/\n\n(?=(?:--.*\n)*(?:CREATE|INSERT|UPDATE) )/),
    )
    .reduce<string[]>(headOnItsStatement, []);
}

/**
 * The first comment of a file is a paragraph of its own and is attached to the following statement.
 */
function headOnItsStatement(statements: string[], part: string): string[] {
  const head = statements.at(-1);
  if (head === undefined || /^(?:CREATE|INSERT|UPDATE) /m.test(head)) return [...statements, part];
  return [...statements.slice(0, -1), `${head}\n${part}`];
}

/** The migrator compares these times, so each must be later than the previous one. */
function journal(tags: readonly string[]) {
  const begin = Date.UTC(2026, 10, 22);
  return {
    version: '7',
    dialect: 'sqlite',
    entries: tags.map((tag, idx) => ({
      idx,
      version: '6',
      when: begin + idx,
      tag,
      breakpoints: true,
    })),
  };
}
