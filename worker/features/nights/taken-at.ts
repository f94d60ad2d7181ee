import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { NightKind } from '#domain/availability/nights.ts';
import { villaNights } from '#drizzle/schema/nights.ts';

/**
 * How every query reads the holder of a night at the instant `now` (ISO 8601 UTC). A holder may
 * have expired before anything has cleaned up; the night is then free, or belongs to another
 * seller's waiting event.
 */

/**
 * The night has a holder and cannot be sold. The expression of `free_at` written out: SQLite reads
 * generated columns from the row even when an index contains them.
 */
export const isTaken = (now: string): SQL<boolean> =>
  sql`(${villaNights.claimedBy} is not null or ${villaNights.expiresAt} is null or ${villaNights.expiresAt} > ${now})`;

/** The night is held by one of us: a stay or a block that has not expired. */
export const isOurs = (now: string | Placeholder): SQL<boolean> =>
  sql`(${villaNights.kind} <> 'external' and (${villaNights.expiresAt} is null or ${villaNights.expiresAt} > ${now}))`;

/** The night's holder has expired. */
export const isOver = (now: string): SQL<boolean> => sql`${villaNights.expiresAt} <= ${now}`;

/** The kind of holder of a taken night. */
export const kindAt = (now: string): SQL<NightKind> =>
  sql`case when ${isOver(now)} then 'external' else ${villaNights.kind} end`;

/** The id of who has a taken night. */
export const holderAt = (now: string): SQL<string> =>
  sql`case when ${isOver(now)} then ${villaNights.claimedBy} else ${villaNights.ref} end`;
