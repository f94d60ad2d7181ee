import { sql } from 'drizzle-orm';
import journal from '#drizzle/migrations/meta/_journal.json' with { type: 'json' };
import type { Database } from './database.ts';

/**
 * When the newest migration known to this version was generated, in ms; the migrator stores the
 * same number.
 */
export const SCHEMA_WHEN = Math.max(...journal.entries.map(({ when }) => when));

/**
 * Compares the database's schema with this version: an older Worker runs on a newer schema, because
 * migrations only add.
 */
type SchemaVerdict = 'current' | 'behind' | 'ahead' | 'missing';

/** The newest migration of the database, in ms; from the migrator's own table. */
export const selectSchemaWhen = (db: Database) =>
  db.read.all<{ applied: number | null }>(
    sql`select max(created_at) as applied from __drizzle_migrations`,
  );

export function judgeSchema(applied: number | null): SchemaVerdict {
  if (applied === null) return 'missing';
  if (Number(applied) === SCHEMA_WHEN) return 'current';
  return Number(applied) < SCHEMA_WHEN ? 'behind' : 'ahead';
}
