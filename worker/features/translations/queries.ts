import { and, inArray, sql } from 'drizzle-orm';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { translations, translationsInto } from '#drizzle/schema/translations.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** Whether visitors see what a machine has translated and nobody has read. */
const MACHINE_SHOWN = 'machine_translations_shown';

/** Of a translation: somebody has read it, or the agency shows what nobody has. */
const isShownOf = (table: typeof translations) => sql`(${table.state} = 'reviewed' or exists (
  select 1 from ${settings} where ${settings.key} = ${MACHINE_SHOWN} and ${settings.value} = '1'))`;

export const isShown = isShownOf(translations);

/** What is known of these texts in languages that are kept in one table, without what may not be shown. */
export function selectTranslations(
  db: Database,
  languages: readonly Language[],
  sources: readonly string[],
) {
  const [first = FIRST_LANGUAGE] = languages;
  const table = translationsInto(first);
  const { language, source, text, state } = table;
  return db.read
    .select({ language, source, text, state })
    .from(table)
    .where(
      and(
        inArray(language, [...languages]),
        inArray(source, sql`(select value from json_each(${JSON.stringify(sources)}))`),
        isShownOf(table),
      ),
    );
}
