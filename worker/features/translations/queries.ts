import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '#domain/languages/languages.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { translations, translationsInto } from '#drizzle/schema/translations.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** Whether visitors see what a machine has translated and nobody has read. */
const MACHINE_SHOWN = 'machine_translations_shown';

/** Of a translation: somebody has read it, or the agency shows what nobody has. */
const isShownOf = (table: typeof translations) => sql`(${table.state} = 'reviewed' or exists (
  select 1 from ${settings} where ${settings.key} = ${MACHINE_SHOWN} and ${settings.value} = '1'))`;

export const isShown = isShownOf(translations);

/** What is known of these texts in a language, without what may not be shown. */
export function selectTranslations(db: Database, language: Language, sources: readonly string[]) {
  const table = translationsInto(language);
  return db.read
    .select({ source: table.source, text: table.text, state: table.state })
    .from(table)
    .where(
      and(
        eq(table.language, language),
        inArray(table.source, sql`(select value from json_each(${JSON.stringify(sources)}))`),
        isShownOf(table),
      ),
    );
}
