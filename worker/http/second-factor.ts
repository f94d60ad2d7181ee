import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether everybody needs a second factor: both admins and owners see money. An installation that does
 * not say asks for one.
 */
export const isFactorRequired = sql<number>`(coalesce(
  (select value from settings where key = 'second_factor_required'), '1') = '1')`;

/** Whether nothing but a password proves this person. */
export const lacksFactor = (userId: SQL): SQL<number> => sql`(
  not exists (select 1 from totp_factors where user_id = ${userId})
  and not exists (select 1 from passkeys where user_id = ${userId}))`;
