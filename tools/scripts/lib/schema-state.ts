import type { Client, InValue } from '@libsql/client';
import { Refusal } from './installation.ts';
import {
  hashMigration,
  type Manifest,
  readManifest,
  readStatements,
} from './migrations/manifest.ts';

type Applied = {
  name: string;
  hash: string;
  /** The key that its data step came to, '' before the first batch. */
  cursor: InValue;
  done: boolean;
};

type Recorded = {
  applied: Applied[];
  rules: { number: number; hash: string } | null;
  /** The views and triggers that are there, as the database keeps their text. */
  made: string[];
};

export type SchemaState = {
  /** Migrations that it lacks, oldest first. */
  waiting: string[];
  /** The first migration whose data step is not at its end; null for none. */
  unfinished: Applied | null;
  /** Its views and triggers are not ours: older, or changed by hand. */
  oldRules: boolean;
  /**
   * The newest migration, or the rules, of a later version: they only add, so that this version runs
   * on them. Null where there is none.
   */
  ahead: string | null;
};

/** The table that marks a database into which an export is being brought. */
export const IMPORT_UNDER_WAY = 'import_under_way';

/** The database was migrated from other files; the message says what to do. */
class StrangeSchema extends Refusal {}

const NOTHING_TOUCHED = 'Nothing was touched.';

/** What is recorded in the database; empty for an empty database. @throws {@link StrangeSchema} */
export async function readRecorded(client: Client): Promise<Recorded> {
  const tables = await client.execute(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'",
  );
  const names = tables.rows.map(({ name }) => String(name));
  if (names.length === 0) return { applied: [], rules: null, made: [] };
  if (names.includes(IMPORT_UNDER_WAY))
    throw new StrangeSchema(
      'The database holds half of an import, which died or is under way. Begin it again: npm run import-export -- --from <folder>.',
    );
  if (names.includes('__drizzle_migrations')) {
    throw new StrangeSchema(
      `The database is from before 0.1.0, and its tables cannot be updated in place. ${NOTHING_TOUCHED} In the clone that has run until now: npm run export. Then here, with an empty database: npm run import-export -- --from DIR (docs/self-hosting.md).`,
    );
  }
  if (!names.includes('__migrations')) {
    throw new StrangeSchema(
      `The database has tables (${names.slice(0, 3).join(', ')} …) and none of our migrations: it belongs to something else. ${NOTHING_TOUCHED} Give DATABASE_URL an empty database.`,
    );
  }
  const migrations = await client.execute(
    'select name, hash, cursor, done from __migrations order by name',
  );
  const {
    rows: [stored],
  } = await client.execute('select number, hash from __rules');
  const made = await client.execute(
    "select sql from sqlite_schema where type in ('view', 'trigger')",
  );
  return {
    made: made.rows.map(({ sql }) => String(sql)),
    applied: migrations.rows.map(({ name, hash, cursor, done }) => ({
      name: String(name),
      hash: String(hash),
      cursor: cursor ?? null,
      done: Number(done) === 1,
    })),
    rules: stored ? { number: Number(stored.number), hash: String(stored.hash) } : null,
  };
}

/**
 * Compares what is recorded with the files of `folder`. @throws {@link StrangeSchema} when a file was
 * edited after it was applied, or the database was migrated from other files.
 */
export function compareSchema(folder: string, { applied, rules, made }: Recorded): SchemaState {
  const ours = readManifest(folder);
  const names = Object.keys(ours.migrations);
  for (const [n, { name, hash }] of applied.slice(0, names.length).entries()) {
    if (names[n] !== name) {
      throw new StrangeSchema(
        `The database has the migration ${name} where this version has ${names[n]}: it was migrated by a version that is neither before nor after this one. ${NOTHING_TOUCHED} Check out the version that ran before.`,
      );
    }
    if (hashMigration(folder, name) !== hash) {
      throw new StrangeSchema(
        `The migration ${name} was edited after it was applied to this database. ${NOTHING_TOUCHED} An operator checks out the version that ran before; a developer takes the edit back and writes a migration for it.`,
      );
    }
  }
  const later = applied.slice(names.length).at(-1)?.name ?? laterRules(ours, rules);
  return {
    waiting: names.slice(applied.length),
    unfinished: applied.find(({ done }) => !done) ?? null,
    oldRules: later === null && (rules?.hash !== ours.rules.hash || !areOurs(folder, made)),
    ahead: later,
  };
}

/** Whether nobody has changed, dropped or added one by hand: a database keeps each word for word. */
function areOurs(folder: string, made: readonly string[]): boolean {
  const ours = readStatements(folder, 'rules');
  const text = ours.join('');
  return made.length === ours.length && made.every((sql) => text.includes(sql));
}

const laterRules = (ours: Manifest, rules: Recorded['rules']): string | null =>
  rules !== null && rules.number > ours.rules.number ? `rules number ${rules.number}` : null;

/** @throws {@link StrangeSchema} for a database of a later version. */
export function refuseAhead({ ahead }: SchemaState): void {
  if (ahead === null) return;
  throw new StrangeSchema(
    `The database is of a later version than this clone (${ahead}). ${NOTHING_TOUCHED} Check that version out. Whoever goes back on purpose needs no migration: this version runs on the later schema.`,
  );
}

/** How a database of ours stands to this version, in words; null for one of exactly this version. */
export function describeSchema(state: SchemaState): string | null {
  if (state.ahead !== null)
    return `The database is of a later version (${state.ahead}), on which this one runs.`;
  const missing = missingOf(state);
  if (missing.length === 0) return null;
  return `The database is of an earlier version: ${missing.join(', ')} wait for npm run migrate.`;
}

/** What an update would do, by name. */
export const missingOf = ({ waiting, unfinished, oldRules }: SchemaState): string[] => [
  ...(unfinished === null ? [] : [`the rows of ${unfinished.name}`]),
  ...waiting,
  ...(oldRules ? ['the rules'] : []),
];
