import { type SQL, sql } from 'drizzle-orm';

/**
 * A category of data about a person: where it is, and what an erasure does to it or why it stays.
 */
export type PersonPart = {
  entity: string;
  label: string;
  table: string;
  /** The rows that are about the person and not empty. */
  where: SQL;
} & ({ erase: SQL[]; kept: null } | { erase: null; kept: string });

type Named = [entity: string, label: string, table: string, where: SQL];

/** Data that the law or a running contract keeps. */
export const kept = (
  ...[entity, label, table, where, why]: [...Named, why: string]
): PersonPart => ({
  entity,
  label,
  table,
  where,
  erase: null,
  kept: why,
});

/** Data that goes by these statements; what depends on the rows first. */
export const erased = (
  ...[entity, label, table, where, erase]: [...Named, erase: SQL[]]
): PersonPart => ({ entity, label, table, where, erase, kept: null });

/** Data whose rows go as a whole. */
export const removed = (...named: Named): PersonPart =>
  erased(...named, [sql`delete from ${sql.identifier(named[2])} where ${named[3]}`]);
