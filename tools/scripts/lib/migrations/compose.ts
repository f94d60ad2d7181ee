import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { versionStatements } from '#drizzle/raise-versions.ts';
import { writtenOut } from '#drizzle/translated.ts';
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

const NOTHING = '00000000-0000-0000-0000-000000000000';

/** A constant id, so that a new snapshot gives a readable diff. */
const SNAPSHOT_ID = '00000000-0000-0000-0000-000000000001';

type Snapshot = Awaited<ReturnType<typeof generateSQLiteDrizzleJson>>;
type Schema = Record<string, unknown>;

/**
 * The statements that bring the tables of a snapshot to those of `schema`, and its own snapshot.
 * @param before The snapshot of the newest migration; null for an empty database.
 */
export async function composeTables(
  schema: Schema,
  before: Snapshot | null,
): Promise<{ statements: string[]; snapshot: Snapshot }> {
  const snapshot = { ...(await generateSQLiteDrizzleJson(schema)), id: SNAPSHOT_ID };
  const from = before ?? (await generateSQLiteDrizzleJson({}, NOTHING));
  const statements = await generateSQLiteMigration(from, snapshot);
  return { statements: statements.map(keptByKey), snapshot };
}

/**
 * Every view and trigger, from `drizzle/rules` and the lists of `drizzle/raise-versions.ts`.
 * @throws where a rule is anything else, which an update could not build anew.
 */
export function composeRules(schema: Schema): string[] {
  const rules = [...ruleStatements(), ...versionStatements(columnsIn(schema))];
  const strange = rules.find((rule) => !/^(?:--.*\n)*CREATE (?:VIEW|TRIGGER) /.test(rule));
  if (strange !== undefined)
    throw new Error(`neither a view nor a trigger, so it belongs into a migration:\n${strange}`);
  return rules;
}

/** Every table of `drizzle/schema`, by its TypeScript name. */
export async function readSchema(): Promise<Schema> {
  const folder = join(root, 'drizzle/schema');
  const modules = readdirSync(folder)
    .toSorted()
    .map((file) => import(join(folder, file)));
  const parts = (await Promise.all(modules)).flatMap((module) => Object.entries(module as object));
  return Object.fromEntries(parts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function columnsIn(schema: Schema): (table: string) => string[] {
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
      writtenOut(readFileSync(join(folder, file), 'utf8').trim()).split(
        /\n\n(?=(?:--.*\n)*CREATE )/,
      ),
    )
    .reduce<string[]>(headOnItsStatement, []);
}

/**
 * The first comment of a file is a paragraph of its own and is attached to the following statement.
 */
function headOnItsStatement(statements: string[], part: string): string[] {
  const head = statements.at(-1);
  if (head === undefined || /^CREATE /m.test(head)) return [...statements, part];
  return [...statements.slice(0, -1), `${head}\n${part}`];
}
