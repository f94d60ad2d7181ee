import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { type Step, step } from '#worker/platform/database/write-batch.ts';

/** One job of the purge: what it does to which rows. */
export type Destruction = { rule: string; entity: string; statement: SQL };

/**
 * The job and its entry in the destruction log with the number of changed rows; no entry when there
 * are none. The two must be adjacent in one batch.
 */
export function destroy(
  { rule, entity, statement }: Destruction,
  at: string,
  requestId: string | null = null,
): Step[] {
  return [
    step(statement),
    step(sql`
      insert into destruction_log (created_at, updated_at, rule, entity, rows, request_id)
      select ${at}, ${at}, ${rule}, ${entity}, changes(), ${requestId} where changes() > 0`),
  ];
}
