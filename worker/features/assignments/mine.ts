import { type SQL, sql } from 'drizzle-orm';
import type { Assigned } from '#domain/assignments/schema.ts';
import { assignments } from '#drizzle/schema/assignments.ts';

/** The ids of everything assigned to a person, for the filter of a list; uses an index. */
export const refsOf = (kind: Assigned, userId: number): SQL =>
  sql`(select ${assignments.ref} from ${assignments} where ${assignments.userId} = ${userId} and ${assignments.kind} = ${kind})`;
