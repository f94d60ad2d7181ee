import { sql } from 'drizzle-orm';
import { userDetails, users } from '#drizzle/schema/users.ts';

/** An owner as named in financial reports. */
export const OWNER = {
  id: users.id,
  name: sql<string>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`,
  iban: userDetails.iban,
};
