import { sql } from 'drizzle-orm';
import { manualBlocks } from '#drizzle/schema/nights.ts';

/** Whether the agency set a block, and not an owner; also where nobody knows who did. */
export const byOffice = sql<boolean>`coalesce((
  select role from users where users.id = ${manualBlocks.createdBy}), '') <> 'OWNER'`.mapWith(
  Boolean,
);
