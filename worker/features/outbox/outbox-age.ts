import { and, count, eq, gt, gte, lte, min, or, type SQL, sql } from 'drizzle-orm';
import { outbox } from '#drizzle/schema/mail.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** A mail that has been due for longer than this indicates that no sender is running, in ms. */
export const STUCK_MAIL_MS = 10 * 60_000;

/** Minutes until the next attempt by number of failures; after the last one the mail is dead. */
export const RETRY_MINUTES = [1, 5, 15, 60, 180, 360, 720] as const;

/** Dead mails of a day that are more than a few wrong addresses. */
export const MANY_DEAD_MAILS = 5;

const DAY_MS = 24 * 3_600_000;

/**
 * When a mail was due first: each failure has moved its date, by as much as the table says or more.
 */
const dueFirst: SQL<string> = sql`case ${outbox.attempts}
  when 0 then coalesce(${outbox.nextAttemptAt}, ${outbox.createdAt})
  ${sql.join(
    RETRY_MINUTES.map((_, n) => {
      const minutes = RETRY_MINUTES.slice(0, n + 1).reduce((sum, wait) => sum + wait, 0);
      return sql`when ${sql.raw(String(n + 1))} then
        strftime('%Y-%m-%dT%H:%M:%fZ', ${outbox.nextAttemptAt}, ${sql.raw(`'-${minutes} minutes'`)})`;
    }),
    sql` `,
  )}
  else ${outbox.createdAt} end`;

/**
 * Mails that are due at `now` or were tried and not taken: how many, and since when the oldest has
 * waited, as ISO 8601 UTC.
 */
export const selectOutboxAge = (db: Database, now: string) =>
  db.read
    .select({ waiting: count(), oldest: min(dueFirst) })
    .from(outbox)
    .where(
      and(
        eq(outbox.status, 'waiting'),
        or(
          sql`${outbox.nextAttemptAt} is null`,
          lte(outbox.nextAttemptAt, now),
          gt(outbox.attempts, 0),
        ),
      ),
    );

/** Mails that were given up within a day before `now`. */
export const selectDeadMails = (db: Database, now: Date) =>
  db.read
    .select({ n: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.status, 'dead'),
        gte(outbox.updatedAt, new Date(now.getTime() - DAY_MS).toISOString()),
      ),
    );
