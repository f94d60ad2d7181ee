import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { NightKind } from '#domain/availability/nights.ts';
import { villaNights } from '#drizzle/schema/nights.ts';

/**
 * How every question to the database reads a night at the instant `now` (ISO 8601 UTC). A holder's
 * time may be up before anything has tidied up; the night is free then, or, where another seller's
 * event waits for it, the event's already.
 */

/**
 * Somebody has the night: it cannot be sold. That is `free_at`, written out: what is generated SQLite
 * reads from the row, however much the index carries.
 */
export const isTaken = (now: string): SQL<boolean> =>
  sql`(${villaNights.claimedBy} is not null or ${villaNights.expiresAt} is null or ${villaNights.expiresAt} > ${now})`;

/** One of us has the night: a stay or a block whose time is not up. */
export const isOurs = (now: string | Placeholder): SQL<boolean> =>
  sql`(${villaNights.kind} <> 'external' and (${villaNights.expiresAt} is null or ${villaNights.expiresAt} > ${now}))`;

/** The time of the night's holder is up. */
export const isOver = (now: string): SQL<boolean> => sql`${villaNights.expiresAt} <= ${now}`;

/** What kind of holder has a taken night. */
export const kindAt = (now: string): SQL<NightKind> =>
  sql`case when ${isOver(now)} then 'external' else ${villaNights.kind} end`;

/** The id of who has a taken night. */
export const holderAt = (now: string): SQL<string> =>
  sql`case when ${isOver(now)} then ${villaNights.claimedBy} else ${villaNights.ref} end`;
