import { type SQL, sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/users.ts';

/**
 * Whose login this address is. Those without one are nobody's; the second condition is that of the
 * index.
 */
export const whoseEmail = (email: string): SQL =>
  sql`(${users.email} = ${email} and ${users.email} <> '')`;
