import { and, count, eq, lte, min, or, sql } from 'drizzle-orm';
import { outbox } from '#drizzle/schema/mail.ts';
import type { Database } from '../../platform/database/database.ts';

/** A mail that could have left so long ago has nobody to take it, in ms. */
export const STUCK_MAIL_MS = 10 * 60_000;

/** Mails that could have left by `now` (ISO 8601 UTC): how many, and since when the oldest waits. */
export const selectOutboxAge = (db: Database, now: string) =>
  db.read
    .select({
      waiting: count(),
      oldest: min(sql<string>`coalesce(${outbox.nextAttemptAt}, ${outbox.createdAt})`),
    })
    .from(outbox)
    .where(
      and(
        eq(outbox.status, 'waiting'),
        or(sql`${outbox.nextAttemptAt} is null`, lte(outbox.nextAttemptAt, now)),
      ),
    );
