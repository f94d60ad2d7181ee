import { and, eq } from 'drizzle-orm';
import { settings } from '#drizzle/schema/settings.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** Whether clerks may send guests' messages to the translation service. */
const MESSAGES_TRANSLATED = 'translate_messages';

/** A row where the agency has switched it on. */
export const selectMessagesTranslated = (db: Database) =>
  db.read
    .select({ value: settings.value })
    .from(settings)
    .where(and(eq(settings.key, MESSAGES_TRANSLATED), eq(settings.value, '1')));
