import { sql } from 'drizzle-orm';
import manifest from '#drizzle/migrations/manifest.json' with { type: 'json' };
import type { Database } from './database.ts';

/** What the migrator recorded: the name of the newest migration, and the number of the rules. */
type SchemaVersion = { migration: string; rules: number };

/** The newest migration and rules known to this version. */
export const OUR_SCHEMA: SchemaVersion = {
  migration: Object.keys(manifest.migrations).at(-1) ?? '',
  rules: manifest.rules.number,
};

/**
 * Compares the database's schema with this version: an older Worker runs on a newer schema, because
 * migrations only add.
 */
type SchemaVerdict = 'current' | 'behind' | 'ahead' | 'missing';

/** The database's version, without a migration whose data step is not at its end. */
export const selectSchemaVersion = (db: Database) =>
  db.read.all<{ migration: string | null; rules: number | null }>(
    sql`select (select max(name) from __migrations where done) as migration,
      (select number from __rules) as rules`,
  );

export function judgeSchema({
  migration,
  rules,
}: {
  migration: string | null;
  rules: number | null;
}): SchemaVerdict {
  if (migration === null) return 'missing';
  if (migration !== OUR_SCHEMA.migration)
    return migration < OUR_SCHEMA.migration ? 'behind' : 'ahead';
  const ahead = Number(rules) - OUR_SCHEMA.rules;
  return ahead === 0 ? 'current' : ahead < 0 ? 'behind' : 'ahead';
}
