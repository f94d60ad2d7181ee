import { isDeepStrictEqual } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client, InStatement } from '@libsql/client';
import { isBusy, Refusal } from './installation.ts';
import { type DataStep, writeBatch } from './migrations/data-step.ts';
import {
  dataStepFile,
  hashMigration,
  MIGRATIONS,
  readManifest,
  readStatements,
} from './migrations/manifest.ts';
import {
  compareSchema,
  describeSchema,
  missingOf,
  readRecorded,
  refuseAhead,
  type SchemaState,
} from './schema-state.ts';

/** How long a database that others write to is asked again. */
const BUSY_MS = 60_000;

/** What the tables of ours say: a migration may have a data step, which is `done` after its last batch. */
const RECORDS = [
  `create table if not exists __migrations (name text primary key, hash text not null,
    cursor not null default '', done integer not null) without rowid`,
  `create table if not exists __rules (id integer primary key check (id = 1),
    number integer not null, hash text not null)`,
];

/**
 * Compares the database behind `client` with the migrations in `folder`. @throws {@link
 * StrangeSchema}
 */
export async function readSchemaState(client: Client, folder = MIGRATIONS): Promise<SchemaState> {
  return compareSchema(folder, await readRecorded(client));
}

/**
 * Brings the database to this version: missing migrations, their data steps in batches, and all
 * views and triggers where they differ. Several machines may do it at once, and a killed one is
 * continued by the next call. @returns what was done, by name.
 * @throws {@link StrangeSchema} before anything is touched, when the database is of a later version
 * or was migrated from other files.
 */
export async function migrateDatabase(client: Client, folder = MIGRATIONS): Promise<string[]> {
  const said: string[] = [];
  for (;;) {
    const state = await whenFree(() => readSchemaState(client, folder));
    refuseAhead(state);
    try {
      const done = await whenFree(() => advance(client, folder, state));
      if (done === null || isAgain(done, said)) return said;
      said.push(...done.filter((name) => !said.includes(name)));
    } catch (error) {
      // Another machine was faster.
      const now = await whenFree(() => readSchemaState(client, folder));
      if (isDeepStrictEqual(state, now)) throw error;
    }
  }
}

/** What `work` gives once nobody else has the database. */
async function whenFree<Given>(work: () => Promise<Given>): Promise<Given> {
  for (const busySince = Date.now(); ; await delay(200)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() - busySince > BUSY_MS) throw error;
    }
  }
}

/** Rules that are never found as they were made are made once. */
const isAgain = (done: string[], said: string[]): boolean =>
  done.every((name) => name.startsWith('rules') && said.includes(name));

/** Does the next thing that is missing, in one transaction. @returns what; null when nothing is. */
async function advance(
  client: Client,
  folder: string,
  { unfinished, waiting, oldRules }: SchemaState,
): Promise<string[] | null> {
  if (unfinished !== null) {
    await writeBatch(client, await loadStep(folder, unfinished.name), unfinished);
    return [`${unfinished.name} (rows)`];
  }
  if (waiting.length === 0 && !oldRules) return null;
  // What comes after a data step may need what it writes.
  const until = waiting.findIndex((name) => dataStepFile(folder, name) !== null) + 1;
  const now = until === 0 ? waiting : waiting.slice(0, until);
  const isLast = now.length === waiting.length;
  const { rules } = readManifest(folder);
  const before = await readRules(client);
  await client.migrate([
    ...RECORDS,
    ...now.map((name) => recordOf(folder, name)),
    // A table cannot be changed under views and triggers that name it.
    ...before.map(({ type, name }) => `drop ${type} if exists "${name}"`),
    ...now.flatMap((name) => readStatements(folder, name)),
    ...(isLast ? readStatements(folder, 'rules') : before.map(({ sql }) => sql)),
    ...(isLast ? [recordRules(rules)] : []),
  ]);
  return isLast ? [...now, `rules number ${rules.number}`] : now;
}

/** Another machine that was faster has inserted the name already, and all of this is undone. */
function recordOf(folder: string, name: string): InStatement {
  const done = dataStepFile(folder, name) === null;
  return {
    sql: 'insert into __migrations (name, hash, done) values (?, ?, ?)',
    args: [name, hashMigration(folder, name), done],
  };
}

const recordRules = ({ number, hash }: { number: number; hash: string }): InStatement => ({
  sql: 'insert or replace into __rules (id, number, hash) values (1, ?, ?)',
  args: [number, hash],
});

type StoredRule = { type: string; name: string; sql: string };

/** The views and triggers of the database, in the order in which they were made. */
async function readRules(client: Client): Promise<StoredRule[]> {
  const { rows } = await client.execute(
    "select type, name, sql from sqlite_schema where type in ('view', 'trigger') order by rowid",
  );
  return rows.map(({ type, name, sql }) => ({
    type: String(type),
    name: String(name),
    sql: String(sql),
  }));
}

async function loadStep(folder: string, name: string): Promise<DataStep> {
  const file = dataStepFile(folder, name);
  if (file === null) throw new Refusal(`The data step of ${name} is missing: ${folder}`);
  const { dataStep } = (await import(file)) as { dataStep: DataStep };
  return dataStep;
}

/**
 * Says it of a database of a later version, on which this one runs. @throws {@link Refusal} naming
 * the command when something is missing
 */
export async function requireCurrentSchema(client: Client): Promise<void> {
  const state = await readSchemaState(client);
  if (state.ahead !== null) console.log(describeSchema(state));
  const missing = missingOf(state);
  if (missing.length === 0) return;
  throw new Refusal(
    `The database lacks ${missing.length} of our migrations (${missing.join(', ')}). Run: npm run migrate`,
  );
}
