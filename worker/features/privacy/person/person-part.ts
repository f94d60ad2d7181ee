import type { SQL } from 'drizzle-orm';

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
