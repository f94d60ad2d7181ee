import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { Refusal } from './installation.ts';

/** A migration of the folder: its name, when it was generated (ms) and the SHA-256 of its file. */
type Known = { name: string; when: number; hash: string };
type Applied = Pick<Known, 'when' | 'hash'>;

export type SchemaState = {
  /** Migrations that the database has, oldest first. */
  applied: Known[];
  /** Migrations that it lacks, oldest first. */
  waiting: Known[];
  /** Migrations of a later version: migrations only add, so that this one runs on them. */
  ahead: Applied[];
};

/** The table that marks a database into which an export is being brought. */
export const IMPORT_UNDER_WAY = 'import_under_way';

/** The database was migrated from other files; the message says what to do. */
export class StrangeSchema extends Refusal {}

/** The migrations that `folder` holds, in the order of its journal. */
export function readKnown(folder: string): Known[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  return journal.entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    return { name: tag, when, hash: createHash('sha256').update(text).digest('hex') };
  });
}

/** The records of Drizzle's migrator; empty for an empty database. */
export async function readApplied(client: Client): Promise<Applied[]> {
  const tables = await client.execute(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'",
  );
  const names = tables.rows.map(({ name }) => String(name));
  if (names.includes(IMPORT_UNDER_WAY))
    throw new StrangeSchema(
      'The database holds half of an import, which died or is under way. Begin it again: npm run import-export -- --from <folder>.',
    );
  if (!names.includes('__drizzle_migrations')) {
    if (names.length === 0) return [];
    throw new StrangeSchema(
      `The database has tables (${names.slice(0, 3).join(', ')} …) and none of our migrations: it belongs to something else.`,
    );
  }
  const { rows } = await client.execute(
    'select hash, created_at from __drizzle_migrations order by created_at, rowid',
  );
  return rows.map((row) => ({ hash: String(row.hash), when: Number(row.created_at) }));
}

/**
 * Compares known with applied migrations. @throws {@link StrangeSchema} when a file was edited
 * after it was applied, or the database was migrated from other files.
 */
export function compareMigrations(
  known: readonly Known[],
  applied: readonly Applied[],
): SchemaState {
  const ours = applied.slice(0, known.length);
  for (const [n, { hash, when }] of ours.entries()) {
    const migration = known[n];
    if (migration?.when !== when) {
      throw new StrangeSchema(
        `The database has a migration of ${dayOf(when)} that is not in drizzle/migrations: it was migrated by another version of this product. Check that version out; the database is as it was.`,
      );
    }
    if (migration.hash !== hash) {
      throw new StrangeSchema(
        `drizzle/migrations/${migration.name}.sql was edited after it was applied to this database, which is as it was. An operator checks out the version that ran before; a developer takes the edit back and writes a migration for it.`,
      );
    }
  }
  return {
    applied: known.slice(0, ours.length),
    waiting: known.slice(ours.length),
    ahead: applied.slice(known.length),
  };
}

/** @throws {@link StrangeSchema} for a database of a later version, which a deploy would go back from. */
export function refuseAhead({ ahead: [later] }: SchemaState): void {
  if (later === undefined) return;
  throw new StrangeSchema(
    `The database has a migration of ${dayOf(later.when)}, of a later version than this clone. Check that version out, or go back by npm run rollback.`,
  );
}

/** How a database of ours stands to this version, in words; null for one of exactly this version. */
export function describeSchema({ waiting, ahead: [later] }: SchemaState): string | null {
  if (later !== undefined)
    return `The database is of a later version (of ${dayOf(later.when)}), on which this one runs.`;
  if (waiting.length === 0) return null;
  return `The database is of an earlier version: ${waiting.length} migrations wait for npm run migrate.`;
}

const dayOf = (when: number): string => new Date(when).toISOString();
