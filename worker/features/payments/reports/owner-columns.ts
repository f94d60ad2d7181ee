import { eq, or, sql } from 'drizzle-orm';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';

/** An owner as named in financial reports. */
export const OWNER = {
  id: users.id,
  name: sql<string>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`,
  iban: userDetails.iban,
};

/** Whoever is an owner, or was when stays were theirs: another role leaves their money theirs. */
export const isOrWasOwner = or(
  eq(users.role, 'OWNER'),
  sql`exists (select 1 from ${reservations} where ${reservations.ownerId} = ${users.id})`,
);
