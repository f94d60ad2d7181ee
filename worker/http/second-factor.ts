import { type SQL, sql } from 'drizzle-orm';
import { ROLES_WITH_FACTOR } from '#domain/auth/permissions.ts';

/**
 * Whether a user needs a second factor: everybody who sees money or identity numbers, if the agency
 * requires one, which is the default. `person` has an alias of its own, because `userId` may be the
 * `users.id` of the surrounding query.
 */
export const isFactorRequiredOf = (userId: SQL): SQL<number> => sql`(
  coalesce((select value from settings where key = 'second_factor_required'), '1') = '1'
  and (select person.role from users person where person.id = ${userId}) in ${ROLES_WITH_FACTOR})`;

/** Whether a password is all that protects this user. */
export const lacksFactor = (userId: SQL): SQL<number> => sql`(
  not exists (select 1 from totp_factors where user_id = ${userId})
  and not exists (select 1 from passkeys where user_id = ${userId}))`;
