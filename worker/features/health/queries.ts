import { and, count, eq, gt, inArray, lte, min, or, sql } from 'drizzle-orm';
import { calendarSources } from '#drizzle/schema/calendars.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { settings } from '#drizzle/schema/settings.ts';
import type { Database } from '../../platform/database/database.ts';

/** Mails that could have left by `now`: how many, since when the oldest, and those given up. */
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

/** Calendar feeds, and how many of them failed last time. */
export const selectFeedHealth = (db: Database) =>
  db.read
    .select({ total: count(), failing: sql<number>`sum(${gt(calendarSources.failures, 0)})` })
    .from(calendarSources)
    .where(eq(calendarSources.active, true));

export const selectRateSettings = (db: Database) =>
  db.read
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, ['exchange_source', 'exchange_date', 'exchange_problem']));
