import { type SQL, sql } from 'drizzle-orm';

/** The ids of what an import has made, as texts. */
export const made = (run: string, entity: string): SQL =>
  sql`(select entity_id from import_rows where run_id = ${run} and entity = ${entity} and before is null)`;

/** The same of tables whose ids are numbers. */
export const madeIds = (run: string, entity: string): SQL =>
  sql`(select cast(entity_id as integer) from import_rows where run_id = ${run} and entity = ${entity} and before is null)`;
