import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '#domain/languages/languages.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { translations } from '#drizzle/schema/translations.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** Whether visitors see what a machine has translated and nobody has read. */
const MACHINE_SHOWN = 'machine_translations_shown';

/** Of a translation: somebody has read it, or the agency shows what nobody has. */
export const isShown = sql`(${translations.state} = 'reviewed' or exists (
  select 1 from ${settings} where ${settings.key} = ${MACHINE_SHOWN} and ${settings.value} = '1'))`;

/** What is known of these texts in a language, without what may not be shown. */
export const selectTranslations = (db: Database, language: Language, sources: readonly string[]) =>
  db.read
    .select({
      source: translations.source,
      text: translations.text,
      state: translations.state,
    })
    .from(translations)
    .where(
      and(
        eq(translations.language, language),
        inArray(
          translations.source,
          sql`(select value from json_each(${JSON.stringify(sources)}))`,
        ),
        isShown,
      ),
    );
