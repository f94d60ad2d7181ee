import { count, eq, gt, inArray, sql } from 'drizzle-orm';
import { calendarSources } from '#drizzle/schema/calendars.ts';
import { settings } from '#drizzle/schema/settings.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** Calendar feeds, and how many of them failed last time. */
export const selectFeedHealth = (db: Database) =>
  db.read
    .select({ total: count(), failing: sql<number>`sum(${gt(calendarSources.failures, 0)})` })
    .from(calendarSources)
    .where(eq(calendarSources.active, true));

/** What the rates come from, and whether the agency's own notices have an address. */
export const selectCheckedSettings = (db: Database) =>
  db.read
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(
      inArray(settings.key, ['exchange_source', 'exchange_date', 'exchange_problem', 'site_email']),
    );
