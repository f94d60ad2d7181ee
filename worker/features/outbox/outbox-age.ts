import { and, count, eq, lte, min, or, sql } from 'drizzle-orm';
import { outbox } from '#drizzle/schema/mail.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** A mail that has been due for longer than this indicates that no sender is running, in ms. */
export const STUCK_MAIL_MS = 10 * 60_000;

/** Due mails at `now` (ISO 8601 UTC): how many, and since when the oldest has waited. */
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
