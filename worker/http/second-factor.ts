import { type SQL, sql } from 'drizzle-orm';
import { ROLES_WITH_FACTOR } from '#domain/auth/permissions.ts';

/**
 * Whether a person needs a second factor: everybody who sees money or identity numbers, where the agency
 * asks for one. An installation that does not say does.
 */
export const isFactorRequiredOf = (userId: SQL): SQL<number> => sql`(
  coalesce((select value from settings where key = 'second_factor_required'), '1') = '1'
  and (select role from users where id = ${userId}) in ${ROLES_WITH_FACTOR})`;

/** Whether nothing but a password proves this person. */
export const lacksFactor = (userId: SQL): SQL<number> => sql`(
  not exists (select 1 from totp_factors where user_id = ${userId})
  and not exists (select 1 from passkeys where user_id = ${userId}))`;
